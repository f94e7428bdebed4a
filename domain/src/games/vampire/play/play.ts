import * as z from "zod/mini";
import { agreeing } from "../../../game/agreement";
import type { PlaySystem } from "../../../game/play";
import { reducerOf } from "../../../operations/reducer";
import { revertSchema } from "../../../operations/revert";
import { leftOf } from "../../../values/range";
import { vampireAdvances } from "../advances";
import { ACTIVE_POWERS } from "../sheet";
import { vampireActs } from "./acts";
import { firstState, limitsOf } from "./begin";
import { bloodHandlers, bloodOperations } from "./blood";
import { damageHandlers, damageOperations } from "./damage";
import { damageTaken } from "./damageTaken";
import { duesOf, fallenOf } from "./dues";
import { essentialsOf } from "./essentials";
import { experienceHandlers, experienceOperations } from "./experience";
import { frenzyHandlers, frenzyOperations } from "./frenzy";
import { humanityHandlers, humanityOperations } from "./humanity";
import { resonanceHandlers, resonanceOperations } from "./resonance";
import { vampireRests } from "./rests";
import { rollEffectsOf } from "./rollEffects";
import { afterRoll, checkRoll, rollResourcesOf } from "./rolls";
import { activePowers, scenePowerHandlers, scenePowerOperations } from "./scenePowers";
import { FRESH_STATE, revertible, stateSchema, type VampireLimits, type VampireState } from "./state";
import { vitalsOf } from "./vitals";

const operationSchema = z.discriminatedUnion("kind", [
  ...damageOperations,
  ...bloodOperations,
  ...humanityOperations,
  ...frenzyOperations,
  ...resonanceOperations,
  ...scenePowerOperations,
  ...experienceOperations,
  revertSchema,
]);
export type VampireOperation = z.output<typeof operationSchema>;

/** Vampire V5 in play: both tracks, Hunger, Humanity, resonance and experience. */
export const vampirePlay: PlaySystem<VampireState, VampireOperation, VampireLimits> = {
  advances: vampireAdvances,
  stateSchema,
  fresh: FRESH_STATE,
  operationSchema,
  limitsOf,
  firstState,
  statsOf: (state, limits) => ({
    health: {
      max: limits.health,
      superficial: state.healthSuperficial,
      aggravated: state.healthAggravated,
    },
    willpower: {
      max: limits.willpower,
      superficial: state.willpowerSuperficial,
      aggravated: state.willpowerAggravated,
    },
    hunger: state.hunger,
    humanity: state.humanity,
    stains: state.stains,
    [ACTIVE_POWERS]: activePowers(state),
  }),
  valuesOf: () => ({}),
  lifeOf: (state, limits) => ({
    label: "Santé",
    ...leftOf(limits.health, state.healthSuperficial + state.healthAggravated),
  }),
  vitalsOf: agreeing(vitalsOf, ["Diminué"]),
  essentialsOf,
  duesOf,
  fallenOf,
  acts: vampireActs,
  damageTaken,
  rollEffectsOf,
  rests: vampireRests,
  rollResourcesOf,
  checkRoll,
  afterRoll,
  apply: reducerOf(revertible, {
    ...damageHandlers,
    ...bloodHandlers,
    ...humanityHandlers,
    ...frenzyHandlers,
    ...resonanceHandlers,
    ...scenePowerHandlers,
    ...experienceHandlers,
  }),
};
