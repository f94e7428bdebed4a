import type { PlaySystem } from "../../../game/play";
import { OF_OTHER_GAME } from "../../../game/rolls/damage";
import { clampTo } from "../../../values/range";
import { type DamageOperation, halvedDamage, MAX_DAMAGE } from "./damage";
import type { VampireLimits, VampireState } from "./state";

type Taken = PlaySystem<VampireState, DamageOperation, VampireLimits>["damageTaken"];

/** What of blades and bullets wounds mortal flesh for good, and what armour makes superficial. */
function cut(amount: number, armour: number): ReturnType<Taken> {
  const stopped = Math.min(armour, amount);
  const [superficial, aggravated] = [halvedDamage(stopped), amount - stopped];
  return {
    parts: [
      `Aggravés (sang clair) : ${amount}`,
      ...(stopped > 0 ? [`Protection : ${stopped} superficiels, moitié ${superficial}`] : []),
    ],
    lost: superficial + aggravated,
    operation: { kind: "hit", superficial, aggravated },
  };
}

/** Marks on Health; vampires take half of what is superficial, and less of it while Cuir épais lasts. */
export const damageTaken: Taken = (damage, points, state, limits) => {
  if (damage.game !== "vampire") return OF_OTHER_GAME;
  const { severity, edged, unhalved } = damage;
  const amount = clampTo({ min: 0, max: MAX_DAMAGE }, points);
  if (amount === 0) return { parts: [] };
  const hit = { kind: "damage", track: "health", severity } as const;
  if (severity === "aggravated") {
    return {
      parts: [`Aggravés : ${amount}`],
      lost: amount,
      operation: { ...hit, amount, halved: false },
    };
  }
  if (edged && limits.isMortal) return cut(amount, limits.armour);
  const left = state.cuirEpais ? Math.max(1, amount - limits.toughness) : amount;
  const taken = unhalved ? left : halvedDamage(left);
  return {
    parts: [
      ...(left < amount ? [`Cuir épais : ${amount} → ${left}`] : []),
      unhalved ? `Superficiels, entiers : ${left}` : `Superficiels, moitié : ${left} → ${taken}`,
    ],
    lost: taken,
    operation: { ...hit, amount: left, halved: unhalved !== true },
  };
};
