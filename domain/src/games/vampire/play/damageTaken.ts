import type { PlaySystem } from "../../../game/play";
import { OF_OTHER_GAME } from "../../../game/rolls/damage";
import { clampTo } from "../../../values/range";
import { type DamageOperation, halvedDamage, MAX_DAMAGE } from "./damage";
import type { VampireLimits, VampireState } from "./state";

type Taken = PlaySystem<VampireState, DamageOperation, VampireLimits>["damageTaken"];

/** Marks on Health; vampires take half of what is superficial. */
export const damageTaken: Taken = (damage, points) => {
  if (damage.game !== "vampire") return OF_OTHER_GAME;
  const { severity } = damage;
  const amount = clampTo({ min: 0, max: MAX_DAMAGE }, points);
  if (amount === 0) return { parts: [] };
  const isHalved = severity === "superficial";
  return {
    parts: [isHalved ? `Superficiels, moitié : ${amount} → ${halvedDamage(amount)}` : `Aggravés : ${amount}`],
    lost: isHalved ? halvedDamage(amount) : amount,
    operation: { kind: "damage", track: "health", severity, amount, halved: isHalved },
  };
};
