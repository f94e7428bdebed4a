import type { SheetBlock } from "../game/sheet";
import type { SystemId } from "../values/systemIds";
import { gameOf } from "./registry/games";

/** The blocks of a character's sheet in this system; none where it shows the normalised character. Never throws. */
export const sheetBlocks = (system: SystemId, raw: unknown): SheetBlock[] =>
  gameOf(system).sheet.blocks?.(raw) ?? [];
