import { type GameSheet, powersOf, trackersOf } from "../../kits/sheet/gameSheet";
import { CyberpunkRolls } from "./rolls/CyberpunkRolls";

export const cyberpunkSheet: GameSheet = {
  trackers: trackersOf(() => import("./trackers/CyberpunkTrackers")),
  powers: powersOf(
    "Capacités, cyberware et programmes",
    async () => (await import("domain/games/cyberpunk/powers/rules")).cyberpunkPowerRules,
  ),
  rolls: { title: "Initiative et confrontation", content: CyberpunkRolls },
};
