import type { PlaySystem } from "../../../game/play";
import { OF_OTHER_GAME } from "../../../game/rolls/damage";
import { clampTo } from "../../../values/range";
import type { CthulhuLimits, CthulhuState } from "./state";
import type { WoundOperation } from "./wounds";

type Taken = PlaySystem<CthulhuState, WoundOperation, CthulhuLimits>["damageTaken"];

/** One blow, less the points of the armour that is worn. */
export const damageTaken: Taken = (damage, points, _, { armour }) => {
  if (damage.game !== "cthulhu") return OF_OTHER_GAME;
  const whole = clampTo({ min: 0, max: 999 }, points);
  const amount = Math.max(0, whole - armour);
  return {
    parts: armour > 0 && whole > 0 ? [`Armure ${armour} : ${whole} → ${amount}`] : [],
    ...(amount > 0 && { lost: amount, operation: { kind: "damage", amount } }),
  };
};
