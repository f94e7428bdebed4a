import type { AnyOperation } from "domain/operations/anyOperation";

/** Of a character in play: what a part of its sheet shows and changes. */
export interface PlayInUse {
  readonly state: Readonly<Record<string, unknown>>;
  readonly limits: unknown;
  /** Up to eight operations that belong together; false where they are refused here, which was said. */
  readonly pressAll: (operations: readonly AnyOperation[]) => boolean;
}
