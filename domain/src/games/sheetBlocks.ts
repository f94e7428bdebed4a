import type { SheetBlock } from "../game/sheet";
import type { SystemId } from "../values/systemIds";
import { cthulhuBlocks } from "./cthulhu/sheet";
import { cyberpunkBlocks } from "./cyberpunk/sheet";
import { vampireBlocks } from "./vampire/sheet";

const BLOCKS: Readonly<Record<SystemId, (raw: unknown) => SheetBlock[]>> = {
  /** The dnd5e sheet shows the normalised character (product §2), and has no blocks. */
  dnd5e: () => [],
  vampire: vampireBlocks,
  cyberpunk: cyberpunkBlocks,
  cthulhu: cthulhuBlocks,
};

/** The blocks of a character's sheet in this system. Never throws, whatever `raw` is. */
export function sheetBlocks(system: SystemId, raw: unknown): SheetBlock[] {
  return BLOCKS[system](raw);
}
