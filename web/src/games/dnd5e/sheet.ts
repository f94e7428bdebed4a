import { type GameSheet, trackersOf } from "../../kits/sheet/gameSheet";
import { dnd5eParts } from "./sheet/parts";

export const dnd5eSheet: GameSheet = {
  trackers: trackersOf(() => import("./trackers/Dnd5eTrackers")),
  parts: dnd5eParts,
  hasPeoples: true,
  hasFoundryFile: true,
};
