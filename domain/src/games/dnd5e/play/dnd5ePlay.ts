import { agreeing } from "../../../game/agreement";
import type { PlaySystem } from "../../../game/play";
import { reducerOf } from "../../../operations/reducer";
import { againstTarget } from "../againstTarget";
import { dnd5eActs } from "./acts";
import { concentrationActs, savesOfConcentration, settleConcentration } from "./concentration";
import { activeConditions } from "./conditionRules";
import { AGREEING, CONDITION_IDS } from "./conditions";
import { conditionActs, countsTurns } from "./conditionTrackers";
import { damageAtOnce, damageTaken } from "./damageTaken";
import { deathSaveActs, markDeathSave } from "./deathSaves";
import { dnd5eRests } from "./dnd5eRests";
import { duesOf, fallenOf } from "./dues";
import { essentialsOf } from "./essentials";
import { firstState } from "./firstState";
import { hitDieActs } from "./hitDice";
import { damageSeen, hitPointActs } from "./hitPoints";
import { type Dnd5eLimits, limitsOf } from "./limits";
import { type Dnd5eOperation, operationSchema } from "./operations";
import { potionOf } from "./potions";
import { dnd5ePurse, experienceAt, purseActs } from "./purse";
import { rageActs } from "./rage";
import { resourceActs } from "./resources";
import { restActs } from "./rests";
import { revertible } from "./revertible";
import { rollEffectsOf } from "./rollEffects";
import { slotActs } from "./slots";
import { type Dnd5eState, FRESH_STATE, stateSchema } from "./state";
import type { ActOperation } from "./step";
import { currentForm } from "./storedTakeBack";
import { currentHitPointsOf, maxHitPointsOf, settled } from "./vitality";
import { vitalsOf } from "./vitals";
import { waitsOf } from "./waits";

const reduce = reducerOf<Dnd5eState, ActOperation, Dnd5eLimits>(revertible, {
  ...hitPointActs,
  ...deathSaveActs,
  ...hitDieActs,
  ...slotActs,
  ...resourceActs,
  ...conditionActs,
  ...concentrationActs,
  ...rageActs,
  ...purseActs,
  ...restActs,
});

/** How D&D characters change during play: the SRD's rules of 2014. */
export const dnd5ePlay: PlaySystem<Dnd5eState, Dnd5eOperation, Dnd5eLimits> = {
  stateSchema,
  fresh: FRESH_STATE,
  operationSchema,
  limitsOf,
  firstState,
  statsOf: (state, limits) =>
    limits.hitPoints === undefined
      ? {}
      : {
          hp: {
            current: currentHitPointsOf(state, limits),
            max: limits.hitPoints,
            temporary: state.hitPoints.temporary,
          },
        },
  settled,
  valuesOf: () => ({}),
  lifeOf: (state, limits) =>
    limits.hitPoints === undefined
      ? undefined
      : { label: "PV", current: currentHitPointsOf(state, limits), max: maxHitPointsOf(state, limits) },
  vitalsOf: agreeing(vitalsOf, AGREEING),
  essentialsOf,
  acts: dnd5eActs,
  damageTaken,
  damageAtOnce,
  rollEffectsOf,
  effectsAgainst: (state, limits, metres) => againstTarget(activeConditions(state, limits), metres),
  rollResourcesOf: ({ inspiration }) => ({ inspiration }),
  afterRoll: (state, roll) =>
    roll.request.settles === "concentration" ? settleConcentration(state, roll) : markDeathSave(roll),
  owedRolls: savesOfConcentration,
  duesOf,
  waitsOf,
  fallenOf,
  potionOf,
  pressedOn: damageSeen,
  endCondition: (condition) => {
    const id = CONDITION_IDS.find((one) => one === condition);
    return id && { kind: "removeCondition", condition: id };
  },
  passTurn: (state) => (countsTurns(state) ? { kind: "endTurn" } : undefined),
  levels: { experienceOf: ({ experience }) => experience, experienceAt },
  purse: dnd5ePurse,
  rests: dnd5eRests,
  apply: (state, operation, limits) => reduce(state, currentForm(operation), limits),
};
