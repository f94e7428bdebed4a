import * as z from "zod/mini";
import { agreeing } from "../../../game/agreement";
import { ammunitionHandlers, ammunitionOperations } from "../../../game/magazines";
import type { PlaySystem } from "../../../game/play";
import { purseOfOne } from "../../../game/purse";
import { reducerOf } from "../../../operations/reducer";
import { revertSchema } from "../../../operations/revert";
import { leftOf } from "../../../values/range";
import { cyberpunkAdvances } from "../advances";
import { cyberpunkActs } from "./acts";
import { armourHandlers, armourOperations, wornPowers } from "./armour";
import { firstState, limitsOf } from "./begin";
import { damageTaken } from "./damageTaken";
import { duesOf, fallenOf } from "./dues";
import { essentialsOf } from "./essentials";
import { healthHandlers, healthOperations } from "./health";
import { implantHandlers, implantOperations } from "./implants";
import { injuryHandlers, injuryOperations } from "./injuries";
import { moneyHandlers, moneyOperations } from "./money";
import { empathyOf, humanityMaxOf, humanityOf, luckOf, poolHandlers, poolOperations } from "./pools";
import { cyberpunkRests } from "./rests";
import { rollEffectsOf } from "./rollEffects";
import {
  type CyberpunkLimits,
  type CyberpunkState,
  FRESH_STATE,
  MAX_EDDIES,
  MAX_POINTS,
  revertible,
  stateSchema,
} from "./state";
import { vitalsOf } from "./vitals";
import { hitPointsOf, takeDeathSave } from "./wounds";

const operationSchema = z.discriminatedUnion("kind", [
  ...healthOperations,
  ...armourOperations,
  ...injuryOperations,
  ...poolOperations,
  ...implantOperations,
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
    humanity: { current: humanityOf(state, limits), max: humanityMaxOf(state, limits) },
  }),
  valuesOf: (state, limits) => {
    const empathy = empathyOf(state, limits);
    return {
      ...(empathy < limits.empathy && { stats: { emp: empathy } }),
      armor: wornPowers(state, limits),
    };
  },
  lifeOf: (state, limits) => ({ label: "PV", ...leftOf(limits.hitPoints, state.hitPointsLost) }),
  vitalsOf: agreeing(vitalsOf, ["Gravement blessé", "Stabilisé"]),
  essentialsOf,
  duesOf,
  fallenOf,
  acts: cyberpunkActs,
  damageTaken,
  rollEffectsOf,
  afterRoll: (_state, roll) => takeDeathSave(roll),
  pressedOn: (operation, state, limits) => {
    const hitPointsThen = Math.min(MAX_POINTS, hitPointsOf(state, limits));
    const wounds = operation.kind === "damage" || operation.kind === "hit";
    return wounds && hitPointsThen > 0 ? { ...operation, hitPointsThen } : operation;
  },
  purse: purseOfOne("eddies", "eb", MAX_EDDIES),
  rests: cyberpunkRests,
  rollResourcesOf: (state, limits) => ({ luck: luckOf(state, limits) }),
  apply: reducerOf(revertible, {
    ...healthHandlers,
    ...armourHandlers,
    ...injuryHandlers,
    ...poolHandlers,
    ...implantHandlers,
    ...ammunitionHandlers<CyberpunkState, CyberpunkLimits>(),
    ...moneyHandlers,
  }),
};
