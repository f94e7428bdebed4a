import { type Essentials, essential } from "../../../game/essentials";
import { leftOf } from "../../../values/range";
import { stoppingPowerOf } from "./armour";
import type { HealthOperation } from "./health";
import { luckOf } from "./pools";
import type { CyberpunkLimits, CyberpunkState } from "./state";

/** Hit points, what the body's armour still stops, and Luck that is left. */
export function essentialsOf(state: CyberpunkState, limits: CyberpunkLimits): Essentials<HealthOperation> {
  return {
    life: {
      label: "PV",
      name: "Points de vie",
      ...leftOf(limits.hitPoints, state.hitPointsLost),
      extra: 0,
      unit: "1 PV",
      less: { kind: "damage", amount: 1 },
      more: { kind: "heal", amount: 1 },
    },
    numbers: [
      ...essential("PA", "Points d'armure du corps", stoppingPowerOf(state, "body", limits)),
      ...essential("Chance", "Chance", `${luckOf(state, limits)}/${limits.luck}`),
    ],
  };
}
