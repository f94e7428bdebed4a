import type { RollEffect } from "../../../game/rolls/rollEffect";
import { good, neutral } from "../../../operations/reducer";
import { plural } from "../../../values/text/plural";
import { type Defences, PHYSICAL } from "../defences";
import { withoutConcentration } from "./concentration";
import { hasRule } from "./conditionRules";
import type { Dnd5eLimits } from "./limits";
import { resourcesOf, spendResource } from "./resources";
import type { Dnd5eState } from "./state";
import { type Act, refused, type Step } from "./step";
import { calmed, isDead } from "./vitality";

const RESOURCE = "rage";
/** A minute, at most. */
const RAGE_ROUNDS = 10;

/** Uses that are left; undefined where they are not counted, as at level 20. */
const ragesLeft = (state: Dnd5eState, limits: Dnd5eLimits): number | undefined =>
  resourcesOf(state, limits).find(({ id }) => id === RESOURCE)?.left;

/** Why no rage begins now; undefined where one may. */
export function rageRefusal(state: Dnd5eState, limits: Dnd5eLimits): string | undefined {
  if (!limits.canRage) return "Ce personnage n'a pas de rage.";
  if (state.raging) return "Déjà en rage.";
  if (isDead(state, limits) || hasRule(state, limits, "helpless")) {
    return "Impossible d'entrer en rage dans cet état.";
  }
  return ragesLeft(state, limits) === 0 ? "Rages : il n'en reste plus." : undefined;
}

/** Takes one of the uses, where they are counted, and ends concentration, which rage does not allow. */
const startRage: Act<"startRage"> = (state, _operation, limits) => {
  const why = rageRefusal(state, limits);
  if (why !== undefined) throw refused(why);
  const spent: Step =
    ragesLeft(state, limits) === undefined
      ? { state, events: [] }
      : spendResource(state, { kind: "spendResource", id: RESOURCE, uses: 1 }, limits);
  const ended = withoutConcentration(spent.state);
  return {
    state: { ...ended.state, raging: true, rageRounds: RAGE_ROUNDS },
    events: [good("En rage"), ...spent.events, ...ended.events],
  };
};

/** The state without rage, and the event of its end if there was one. */
export const withoutRage = (state: Dnd5eState): Step =>
  state.raging ? { state: calmed(state), events: [neutral("Fin de la rage")] } : { state, events: [] };

/** The state a turn later, in a rage whose turns are counted. */
export function rageTurn(state: Dnd5eState): Step {
  const { raging, rageRounds } = state;
  if (!raging || rageRounds === undefined) return { state, events: [] };
  const left = rageRounds - 1;
  if (left === 0) return withoutRage(state);
  const event = neutral(`Rage : encore ${left} ${plural(left, "tour", "tours")}`);
  return { state: { ...state, rageRounds: left }, events: [event] };
}

const endRage: Act<"endRage"> = (state) => {
  if (!state.raging) throw refused("Aucune rage en cours.");
  return withoutRage(state);
};

/** What rage adds to the defences of the build: resistance to the damage of weapons, magic ones too. */
export const rageDefences = ({ raging }: Dnd5eState): Defences["resistances"] =>
  raging ? PHYSICAL.map((type) => ({ type, unlessMagical: false })) : [];

/** The defences of the build, with those of the rage. */
export const defencesNow = (state: Dnd5eState, { defences }: Dnd5eLimits): Defences => ({
  ...defences,
  resistances: [...defences.resistances, ...rageDefences(state)],
});

const EFFECT: RollEffect = {
  id: RESOURCE,
  label: "Rage",
  mode: "advantage",
  appliesTo: ({ kind, trait }) => (kind === "check" || kind === "save") && trait === "str",
};

/** Strength checks and saves have advantage, and blows by Strength deal more damage. */
export function rageEffects({ raging }: Dnd5eState, { rageDamage }: Dnd5eLimits): readonly RollEffect[] {
  if (!raging) return [];
  if (rageDamage === 0) return [EFFECT];
  const damage: RollEffect = {
    id: `${RESOURCE}:damage`,
    label: "Dégâts de rage",
    modifier: rageDamage,
    appliesTo: ({ kind, trait, melee }) => kind === "damage" && trait === "str" && melee === true,
  };
  return [EFFECT, damage];
}

export const rageActs = { startRage, endRage };
