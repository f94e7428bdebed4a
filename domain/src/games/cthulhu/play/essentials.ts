import { type Essentials, essential } from "../../../game/essentials";
import { leftOf } from "../../../values/range";
import { magicOf } from "./pools";
import { sanityOf } from "./sanity";
import type { CthulhuLimits, CthulhuState } from "./state";
import type { WoundOperation } from "./wounds";

/** Hit points, Sanity, magic points and Luck. */
export function essentialsOf(state: CthulhuState, limits: CthulhuLimits): Essentials<WoundOperation> {
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
      ...essential("SAN", "Santé mentale", sanityOf(state, limits)),
      ...essential("PM", "Points de magie", magicOf(state, limits)),
      ...essential("Chance", "Chance", state.luck),
    ],
  };
}
