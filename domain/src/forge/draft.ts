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

/** A character in the making, by its game: what its maker chose, never what follows from it. */
export type Draft = { [System in SystemId]: z.output<(typeof SCHEMAS)[System]> }[SystemId];
export type DraftOf<System extends SystemId> = Extract<Draft, { system: System }>;

/** A sheet of paper with nothing on it. */
export function emptyDraft<System extends SystemId>(system: System): DraftOf<System> {
  return SCHEMAS[system].parse({ system }) as DraftOf<System>;
}

/** What a device or a document kept of a draft; fields that cannot be read are blank, and what is none is undefined. */
export function readDraft<System extends SystemId>(
  system: System,
  raw: unknown,
): DraftOf<System> | undefined {
  const read = z.safeParse(SCHEMAS[system], raw);
  return read.success ? (read.data as DraftOf<System>) : undefined;
}
