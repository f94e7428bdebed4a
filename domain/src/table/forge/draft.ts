import * as z from "zod/mini";
import { cthulhuDraftSchema } from "../../games/cthulhu/forge/draft";
import { cyberpunkDraftSchema } from "../../games/cyberpunk/forge/draft";
import { dnd5eDraftSchema } from "../../games/dnd5e/forge/draft";
import { vampireDraftSchema } from "../../games/vampire/forge/draft";
import type { SystemId } from "../../values/systemIds";

const SCHEMAS = {
  dnd5e: dnd5eDraftSchema,
  vampire: vampireDraftSchema,
  cyberpunk: cyberpunkDraftSchema,
  cthulhu: cthulhuDraftSchema,
} as const satisfies Record<SystemId, z.ZodMiniType>;

/** A draft of a character, by system: the choices made, without derived values. */
export type Draft = { [System in SystemId]: z.output<(typeof SCHEMAS)[System]> }[SystemId];
export type DraftOf<System extends SystemId> = Extract<Draft, { system: System }>;

/** A draft without choices. */
export function emptyDraft<System extends SystemId>(system: System): DraftOf<System> {
  return SCHEMAS[system].parse({ system }) as DraftOf<System>;
}

/**
 * Reads a draft that a device or a document stored; unreadable fields are empty. Undefined when it is not a
 * draft.
 */
export function readDraft<System extends SystemId>(
  system: System,
  raw: unknown,
): DraftOf<System> | undefined {
  const read = z.safeParse(SCHEMAS[system], raw);
  return read.success ? (read.data as DraftOf<System>) : undefined;
}
