import type { PlaySystem } from "../../../game/play";
import { OF_OTHER_GAME } from "../../../game/rolls/damage";
import { clampTo } from "../../../values/range";
import { criticalInjury } from "../criticalInjuries";
import {
  type ArmourOperation,
  headFactor,
  LOCATION_NAMES,
  NO_SHIELD,
  SHARES,
  stoppingPowerOf,
} from "./armour";
import { BONUS_DAMAGE } from "./injuries";
import type { CyberpunkLimits, CyberpunkState } from "./state";

type Taken = PlaySystem<CyberpunkState, ArmourOperation, CyberpunkLimits>["damageTaken"];

const SHARE_NAMES = { whole: "", half: ", la moitié compte", none: ", ignorée" } as const;

/** What passes the armour where it hits, which it wears; in the head it counts twice. */
export const damageTaken: Taken = (damage, points, state, limits) => {
  if (damage.game !== "cyberpunk") return OF_OTHER_GAME;
  const { location, armour, injury } = damage;
  const amount = clampTo({ min: 0, max: 999 }, points);
  if (amount === 0) return { parts: [] };
  const power = stoppingPowerOf(state, location, limits);
  if (location === "shield") {
    if (power === 0) return { parts: [NO_SHIELD] };
    const left = Math.max(0, power - amount);
    return {
      parts: [`${LOCATION_NAMES.shield}, ${power} PV : ${amount} → ${left === 0 ? "brisé" : `${left} PV`}`],
      lost: 0,
      operation: { kind: "hit", location, damage: amount, armour },
    };
  }
  const through = Math.max(0, amount - SHARES[armour](power));
  const factor = location === "head" ? headFactor(state) : 1;
  return {
    parts: [
      `${LOCATION_NAMES[location]}, SP ${power}${power > 0 ? SHARE_NAMES[armour] : ""} : ${amount} → ${through}`,
      ...(factor > 1 && through > 0 ? [`À la tête, × ${factor} : ${through * factor}`] : []),
      ...(injury === undefined
        ? []
        : [`Deux 6 : +${BONUS_DAMAGE}, ${criticalInjury(injury)?.label ?? injury}`]),
    ],
    lost: through * factor + (injury === undefined ? 0 : BONUS_DAMAGE),
    operation: { kind: "hit", location, damage: amount, armour, ...(injury !== undefined && { injury }) },
  };
};
