import { type GameSheet, powersOf, trackersOf } from "../../kits/sheet/gameSheet";
import { SanityCheck } from "./rolls/SanityCheck";

export const cthulhuSheet: GameSheet = {
  trackers: trackersOf(() => import("./trackers/CthulhuTrackers")),
  powers: powersOf(
    "Sorts et ouvrages",
    async () => (await import("domain/games/cthulhu/powers/rules")).cthulhuPowerRules,
  ),
  rolls: { title: "Test de santé mentale", content: SanityCheck },
};
