import * as z from "zod/mini";
import { ammunitionHandlers, ammunitionOperations } from "../../../game/magazines";
import type { PlaySystem } from "../../../game/play";
import { reducerOf } from "../../../operations/reducer";
import { revertSchema } from "../../../operations/revert";
import { leftOf } from "../../../values/range";
import { cyberpunkAdvances } from "../advances";
import { cyberpunkActs } from "./acts";
import { armourHandlers, armourOperations, wornPowers } from "./armour";
import { firstState, limitsOf } from "./begin";
import { damageTaken } from "./damageTaken";
import { healthHandlers, healthOperations } from "./health";
import { injuryHandlers, injuryOperations } from "./injuries";
import { moneyHandlers, moneyOperations } from "./money";
import { empathyOf, luckOf, poolHandlers, poolOperations } from "./pools";
import { cyberpunkRests } from "./rests";
import { rollEffectsOf } from "./rollEffects";
import { type CyberpunkLimits, type CyberpunkState, FRESH_STATE, revertible, stateSchema } from "./state";
import { vitalsOf } from "./vitals";

const operationSchema = z.discriminatedUnion("kind", [
  ...healthOperations,
  ...armourOperations,
  ...injuryOperations,
  ...poolOperations,
  ...ammunitionOperations,
  ...moneyOperations,
  revertSchema,
]);
export type CyberpunkOperation = z.output<typeof operationSchema>;

/** Cyberpunk RED in play: wounds, armour, critical injuries, Luck, Humanity, ammunition, money, improvement. */
export const cyberpunkPlay: PlaySystem<CyberpunkState, CyberpunkOperation, CyberpunkLimits> = {
  advances: cyberpunkAdvances,
  stateSchema,
  fresh: FRESH_STATE,
  operationSchema,
  limitsOf,
  firstState,
  statsOf: (state, limits) => ({
    hp: leftOf(limits.hitPoints, state.hitPointsLost),
    luckPoints: leftOf(limits.luck, state.luckSpent),
    humanity: leftOf(limits.humanity, state.humanityLost),
  }),
  valuesOf: (state, limits) => {
    const empathy = empathyOf(state, limits);
    return {
      ...(empathy < limits.empathy && { stats: { emp: empathy } }),
      armor: wornPowers(state, limits),
    };
  },
  lifeOf: (state, limits) => ({ label: "PV", ...leftOf(limits.hitPoints, state.hitPointsLost) }),
  vitalsOf,
  acts: cyberpunkActs,
  damageTaken,
  rollEffectsOf,
  rests: cyberpunkRests,
  rollResourcesOf: (state, limits) => ({ luck: luckOf(state, limits) }),
  apply: reducerOf(revertible, {
    ...healthHandlers,
    ...armourHandlers,
    ...injuryHandlers,
    ...poolHandlers,
    ...ammunitionHandlers<CyberpunkState, CyberpunkLimits>(),
    ...moneyHandlers,
  }),
};
