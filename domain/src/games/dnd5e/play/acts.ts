import type { ChangeAct, TableActs } from "../../../game/tableActs";
import { DAMAGE_TYPES } from "../damageTypes";
import { frenchDamageType } from "../vocabulary";
import { MAX_EXHAUSTION } from "./bounds";
import { CONDITION_IDS, CONDITIONS } from "./conditions";
import { damageTaken } from "./damageTaken";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import { rageRefusal } from "./rage";
import type { Dnd5eState } from "./state";
import { isDying } from "./vitality";

type Change = ChangeAct<Dnd5eOperation>;

const change = (group: string, id: string, label: string, operation: Dnd5eOperation): Change => ({
  ...{ id, label, group, operation },
});
const changeIf = (holds: boolean, ...made: Parameters<typeof change>): Change[] =>
  holds ? [change(...made)] : [];

const END = "Mettre fin à";
const BEGIN = "États";
const OTHER = "Autres";

/** What ends first, then the conditions of the SRD, exhaustion, rage and inspiration. */
function changesOf(state: Dnd5eState, limits: Dnd5eLimits): readonly Change[] {
  const [held, free] = [true, false].map((is) =>
    CONDITION_IDS.filter((id) => (state.conditions[id] !== undefined) === is),
  );
  return [
    ...changeIf(isDying(state, limits), END, "stabilise", "Agonie : stabiliser", { kind: "stabilise" }),
    ...changeIf(state.concentration !== null, END, "endConcentration", "Concentration", {
      kind: "endConcentration",
    }),
    ...changeIf(state.raging, END, "endRage", "Rage", { kind: "endRage" }),
    ...(held ?? []).map((condition) =>
      change(END, `end-${condition}`, CONDITIONS[condition].name, { kind: "removeCondition", condition }),
    ),
    ...(free ?? []).map((condition) =>
      change(BEGIN, condition, CONDITIONS[condition].name, { kind: "addCondition", condition }),
    ),
    ...changeIf(
      state.exhaustion < MAX_EXHAUSTION,
      OTHER,
      "gainExhaustion",
      "Épuisement : un niveau de plus",
      {
        kind: "gainExhaustion",
        levels: 1,
      },
    ),
    ...changeIf(state.exhaustion > 0, OTHER, "loseExhaustion", "Épuisement : un niveau de moins", {
      kind: "loseExhaustion",
      levels: 1,
    }),
    ...changeIf(rageRefusal(state, limits) === undefined, OTHER, "startRage", "Rage : y entrer", {
      kind: "startRage",
    }),
    ...changeIf(!state.inspiration, OTHER, "gainInspiration", "Inspiration", { kind: "gainInspiration" }),
  ];
}

export const dnd5eActs: TableActs<Dnd5eState, Dnd5eOperation, Dnd5eLimits> = {
  damage: [
    {
      id: "plain",
      label: "sans type",
      spec: { game: "dnd5e" },
      take: (points, state, limits) => damageTaken({ game: "dnd5e" }, points, state, limits),
    },
    ...DAMAGE_TYPES.map((type) => ({
      id: type,
      label: frenchDamageType(type),
      spec: { game: "dnd5e", type } as const,
      take: (points: number, state: Dnd5eState, limits: Dnd5eLimits) =>
        damageTaken({ game: "dnd5e", type }, points, state, limits),
    })),
  ],
  healing: [
    { id: "hitPoints", label: "PV", take: (amount) => ({ parts: [], operation: { kind: "heal", amount } }) },
    {
      id: "temporary",
      label: "PV temporaires",
      take: (amount) => ({ parts: [], operation: { kind: "grantTemporary", amount } }),
    },
  ],
  changesOf,
};
