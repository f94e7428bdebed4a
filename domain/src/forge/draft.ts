import * as z from "zod/mini";
import type { SystemId } from "../systems/systemIds";
import { cthulhuDraftSchema } from "./cthulhu/draft";
import { cyberpunkDraftSchema } from "./cyberpunk/draft";
import { dnd5eDraftSchema } from "./dnd5e/draft";
import { vampireDraftSchema } from "./vampire/draft";

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
