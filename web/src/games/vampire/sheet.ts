import { type GameSheet, powersOf, trackersOf } from "../../kits/sheet/gameSheet";
import { VampireRolls } from "./rolls/VampireRolls";

export const vampireSheet: GameSheet = {
  trackers: trackersOf(() => import("./trackers/VampireTrackers")),
  powers: powersOf(
    "Pouvoirs",
    async () => (await import("domain/games/vampire/powers/rules")).vampirePowerRules,
  ),
  rolls: { title: "Composer une réserve", content: VampireRolls },
};
