import { bad, good, neutral } from "../../../operations/reducer";
import { plural } from "../../../values/text/plural";
import { clamp, MAX_EXHAUSTION } from "./bounds";
import { breakIfHelpless } from "./concentration";
import { CONDITION_IDS, CONDITIONS, type ConditionId } from "./conditions";
import type { Dnd5eLimits } from "./limits";
import { rageTurn } from "./rage";
import type { Dnd5eState } from "./state";
import { type Act, refused, type Step } from "./step";
import { isDead, keepCurrent } from "./vitality";

const addCondition: Act<"addCondition"> = (state, { condition, rounds }, limits) => {
  const { name } = CONDITIONS[condition];
  const known = state.conditions[condition];
  if (known !== undefined && known.rounds === rounds) throw refused(`L'état « ${name} » y est déjà.`);
  const duration = rounds === undefined ? "" : ` (${rounds} ${plural(rounds, "tour", "tours")})`;
  const conditions = { ...state.conditions, [condition]: rounds === undefined ? {} : { rounds } };
  const step = { state: { ...state, conditions }, events: [bad(`${name}${duration}`)] };
  return breakIfHelpless(step, limits);
};

const without = (state: Dnd5eState, ended: readonly ConditionId[]): Dnd5eState => {
  const conditions = { ...state.conditions };
  for (const id of ended) delete conditions[id];
  return { ...state, conditions };
};

const endedEvent = (id: ConditionId) => good(`Fin de l'état « ${CONDITIONS[id].name} »`);

const removeCondition: Act<"removeCondition"> = (state, { condition }) => {
  if (state.conditions[condition] === undefined) {
    throw refused(`L'état « ${CONDITIONS[condition].name} » n'y est plus.`);
  }
  return { state: without(state, [condition]), events: [endedEvent(condition)] };
};

const lastsEvent = (id: ConditionId, rounds: number) =>
  neutral(`${CONDITIONS[id].name} : encore ${rounds} ${plural(rounds, "tour", "tours")}`);

/** Whether something of it ends with turns. */
export const countsTurns = ({ conditions, raging, rageRounds }: Dnd5eState): boolean =>
  (raging && rageRounds !== undefined) || CONDITION_IDS.some((id) => conditions[id]?.rounds !== undefined);

/** Total, also where nothing is counted, since it comes with every turn. */
const endTurn: Act<"endTurn"> = (state) => {
  const ended = CONDITION_IDS.filter((id) => state.conditions[id]?.rounds === 1);
  const next = without(state, ended);
  const events = ended.map(endedEvent);
  for (const id of CONDITION_IDS) {
    const rounds = next.conditions[id]?.rounds;
    if (rounds === undefined) continue;
    next.conditions[id] = { rounds: rounds - 1 };
    events.push(lastsEvent(id, rounds - 1));
  }
  const turned = rageTurn(next);
  return { state: turned.state, events: [...events, ...turned.events] };
};

/** The state at another level of exhaustion, with its hit points as far as the maximum goes. */
export function withExhaustion(state: Dnd5eState, limits: Dnd5eLimits, level: number): Dnd5eState {
  return keepCurrent(state, { ...state, exhaustion: clamp(level, 0, MAX_EXHAUSTION) }, limits);
}

/** The exhaustion that is left after a level of it went. */
export const easedEvent = (level: number) =>
  good(level === 0 ? "Fin de l'épuisement." : `Épuisement ${level}.`);

const gainExhaustion: Act<"gainExhaustion"> = (state, { levels }, limits) => {
  if (state.exhaustion >= MAX_EXHAUSTION) throw refused("L'épuisement est déjà au plus haut.");
  const next = withExhaustion(state, limits, state.exhaustion + levels);
  const step: Step = {
    state: next,
    events: [
      bad(`Épuisement ${next.exhaustion}`),
      ...(isDead(next, limits) && !isDead(state, limits) ? [bad("Mort d'épuisement")] : []),
    ],
  };
  return breakIfHelpless(step, limits);
};

const loseExhaustion: Act<"loseExhaustion"> = (state, { levels }, limits) => {
  if (state.exhaustion === 0) throw refused("Aucun niveau d'épuisement à retirer.");
  const next = withExhaustion(state, limits, state.exhaustion - levels);
  return { state: next, events: [easedEvent(next.exhaustion)] };
};

const gainInspiration: Act<"gainInspiration"> = (state) => {
  if (state.inspiration) throw refused("L'inspiration est déjà reçue.");
  return { state: { ...state, inspiration: true }, events: [good("Inspiration reçue")] };
};

const spendInspiration: Act<"spendInspiration"> = (state) => {
  if (!state.inspiration) throw refused("Aucune inspiration à dépenser.");
  return { state: { ...state, inspiration: false }, events: [neutral("Inspiration dépensée")] };
};

export const conditionActs = {
  addCondition,
  removeCondition,
  endTurn,
  gainExhaustion,
  loseExhaustion,
  gainInspiration,
  spendInspiration,
};
