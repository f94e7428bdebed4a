import type { PlaySystem } from "../../../game/play";
import { OF_OTHER_GAME } from "../../../game/rolls/damage";
import { clampTo } from "../../../values/range";
import { type ArmourOperation, headFactor, LOCATION_NAMES, SHARES, stoppingPowerOf } from "./armour";
import type { CyberpunkLimits, CyberpunkState } from "./state";

type Taken = PlaySystem<CyberpunkState, ArmourOperation, CyberpunkLimits>["damageTaken"];

const SHARE_NAMES = { whole: "", half: ", la moitié compte", none: ", ignorée" } as const;

/** What passes the armour where it hits, which it wears; in the head it counts twice. */
export const damageTaken: Taken = (damage, points, state, limits) => {
  if (damage.game !== "cyberpunk") return OF_OTHER_GAME;
  const { location, armour } = damage;
  const amount = clampTo({ min: 0, max: 999 }, points);
  if (amount === 0) return { parts: [] };
  const power = stoppingPowerOf(state, location, limits);
  const through = Math.max(0, amount - SHARES[armour](power));
  const factor = location === "head" ? headFactor(state) : 1;
  return {
    parts: [
      `${LOCATION_NAMES[location]}, SP ${power}${power > 0 ? SHARE_NAMES[armour] : ""} : ${amount} → ${through}`,
      ...(factor > 1 && through > 0 ? [`À la tête, × ${factor} : ${through * factor}`] : []),
    ],
    lost: through * factor,
    operation: { kind: "hit", location, damage: amount, armour },
  };
};
