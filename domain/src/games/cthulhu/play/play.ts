import * as z from "zod/mini";
import { agreeing } from "../../../game/agreement";
import { ammunitionHandlers, ammunitionOperations } from "../../../game/magazines";
import type { PlaySystem } from "../../../game/play";
import { purseOfOne } from "../../../game/purse";
import { reducerOf } from "../../../operations/reducer";
import { revertSchema } from "../../../operations/revert";
import { leftOf } from "../../../values/range";
import { cthulhuActs } from "./acts";
import { firstState, limitsOf } from "./begin";
import { damageTaken } from "./damageTaken";
import { duesOf, fallenOf } from "./dues";
import { essentialsOf } from "./essentials";
import { poolHandlers, poolOperations } from "./pools";
import { cthulhuRests } from "./rests";
import { afterRoll, checkRoll, rollResourcesOf } from "./rolls";
import { sanityHandlers, sanityMaxOf, sanityOf, sanityOperations } from "./sanity";
import { gainedSkills, skillHandlers, skillOperations } from "./skills";
import {
  type CthulhuLimits,
  type CthulhuState,
  FRESH_STATE,
  MAX_CASH,
  revertible,
  stateSchema,
} from "./state";
import { vitalsOf } from "./vitals";
import { waitsOf } from "./waits";
import { rollsOfWounds, woundHandlers, woundOperations } from "./wounds";

const operationSchema = z.discriminatedUnion("kind", [
  ...woundOperations,
  ...sanityOperations,
  ...poolOperations,
  ...skillOperations,
  ...ammunitionOperations,
  revertSchema,
]);
export type CthulhuOperation = z.output<typeof operationSchema>;

/** Call of Cthulhu 7 in play: wounds, Sanity, magic, Luck, the skills to check, and ammunition. */
export const cthulhuPlay: PlaySystem<CthulhuState, CthulhuOperation, CthulhuLimits> = {
  stateSchema,
  fresh: FRESH_STATE,
  operationSchema,
  limitsOf,
  firstState,
  statsOf: (state, limits) => ({
    hp: leftOf(limits.hitPoints, state.hitPointsLost),
    mp: leftOf(limits.magic, state.magicSpent),
    san: { current: sanityOf(state, limits), max: sanityMaxOf(state, limits) },
    luck: state.luck,
  }),
  valuesOf: (state, limits) => ({ skills: gainedSkills(state, limits) }),
  lifeOf: (state, limits) => ({ label: "PV", ...leftOf(limits.hitPoints, state.hitPointsLost) }),
  vitalsOf: agreeing(vitalsOf),
  essentialsOf,
  acts: cthulhuActs,
  damageTaken,
  rollEffectsOf: () => [],
  purse: purseOfOne("cash", "$", MAX_CASH),
  rests: cthulhuRests,
  rollResourcesOf,
  checkRoll,
  afterRoll,
  owedRolls: rollsOfWounds,
  duesOf,
  waitsOf,
  fallenOf,
  apply: reducerOf(revertible, {
    ...woundHandlers,
    ...sanityHandlers,
    ...poolHandlers,
    ...skillHandlers,
    ...ammunitionHandlers<CthulhuState, CthulhuLimits>(),
  }),
};
