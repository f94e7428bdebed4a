import { type GameSheet, trackersOf } from "../../kits/sheet/gameSheet";
import { Dnd5eSheet } from "./sheet/Dnd5eSheet";
import { SheetSpells } from "./spells/SheetSpells";

export const dnd5eSheet: GameSheet = {
  trackers: trackersOf(() => import("./trackers/Dnd5eTrackers")),
  sheet: Dnd5eSheet,
  spells: SheetSpells,
  hasPeoples: true,
  hasFoundryFile: true,
};
