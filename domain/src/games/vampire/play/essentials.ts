import { type Essentials, essential } from "../../../game/essentials";
import { type DamageOperation, marksOf } from "./damage";

import { RANGES, type VampireLimits, type VampireState } from "./state";

/** Health that is free, Hunger, and Willpower that is left. */
export function essentialsOf(state: VampireState, limits: VampireLimits): Essentials<DamageOperation> {
  const left = (track: "health" | "willpower"): number => {
    const { superficial, aggravated } = marksOf(state, track, limits);
    return limits[track] - superficial - aggravated;
  };
  return {
    life: {
      label: "Santé",
      name: "Santé",
      current: left("health"),
      max: limits.health,
      extra: 0,
      unit: "1 case de Santé",
      less: { kind: "damage", track: "health", severity: "superficial", amount: 1, halved: false },
      more: { kind: "heal", track: "health", superficial: 1, aggravated: 0 },
    },
    numbers: [
      ...essential("Faim", "Faim", `${state.hunger}/${RANGES.hunger.max}`),
      ...essential("Vol.", "Volonté", `${left("willpower")}/${limits.willpower}`),
    ],
  };
}
