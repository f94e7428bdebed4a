import { cthulhuBlocks } from "./cthulhu/sheet";
import { cyberpunkBlocks } from "./cyberpunk/sheet";
import type { SheetBlock } from "./sheet";
import type { SystemId } from "./systemIds";
import { vampireBlocks } from "./vampire/sheet";

const BLOCKS: Readonly<Record<SystemId, (raw: unknown) => SheetBlock[]>> = {
  /** The dnd5e sheet is made of the normalised character (product §2), not of blocks. */
  dnd5e: () => [],
  vampire: vampireBlocks,
  cyberpunk: cyberpunkBlocks,
  cthulhu: cthulhuBlocks,
};

/** What the sheet of a character shows and rolls beyond its name, by its game. Never throws, whatever `raw` is. */
export function sheetBlocks(system: SystemId, raw: unknown): SheetBlock[] {
  return BLOCKS[system](raw);
}
