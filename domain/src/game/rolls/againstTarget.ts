import type { RollEffect } from "./rollEffect";

/** What the state of a target does to the attacks at it. */
export interface AgainstTarget {
  /** Beside those of the attacker. */
  readonly effects: readonly RollEffect[];
  /** What depends on a distance that nobody knows, for the MJ to say. */
  readonly notes: readonly string[];
}
