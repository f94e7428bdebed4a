import * as z from "zod/mini";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";

export type DraftOf<System extends Draft["system"]> = Extract<Draft, { system: System }>;

/** A draft without choices. */
export function emptyDraft<System extends Draft["system"]>(system: System): DraftOf<System> {
  return forgeOf(system).schema.parse({ system }) as DraftOf<System>;
}

/**
 * Reads a draft that a device or a document stored; unreadable fields are empty. Undefined when it is not a
 * draft.
 */
export function readDraft<System extends Draft["system"]>(
  system: System,
  raw: unknown,
): DraftOf<System> | undefined {
  const read = z.safeParse(forgeOf(system).schema, raw);
  return read.success ? (read.data as DraftOf<System>) : undefined;
}
