import type { SystemId } from "domain/values/systemIds";
import type { GameSheet } from "../../kits/sheet/gameSheet";
import { cthulhuSheet } from "../cthulhu/sheet";
import { cyberpunkSheet } from "../cyberpunk/sheet";
import { dnd5eSheet } from "../dnd5e/sheet";
import { vampireSheet } from "../vampire/sheet";

const SHEETS: Readonly<Record<SystemId, GameSheet>> = {
  dnd5e: dnd5eSheet,
  vampire: vampireSheet,
  cyberpunk: cyberpunkSheet,
  cthulhu: cthulhuSheet,
};

/** What the sheet of this game shows of its own. */
export const sheetOf = (system: SystemId): GameSheet => SHEETS[system];
