import { MAX_COPIES_BYTES, MAX_EFFECTS } from "../../documents/panelSchema";
import type { Creature } from "../../game/gameTypes";
import { refuse } from "../../operations/refuse";
import { entryOf } from "../../operations/revert";
import { isDeepEqual } from "../../values/isDeepEqual";
import { countBytes } from "../../values/text/characters";
import { addEntry } from "../initiative/editOrder";
import {
  type CreatureInFight,
  type CreatureSource,
  hitCreature,
  hitText,
  setCondition,
} from "./creaturesInFight";
import type { PanelEvent } from "./panelEventSchema";
import type { PanelState } from "./panelState";

type EventOf<Type extends PanelEvent["type"]> = Extract<PanelEvent, { type: Type }>;

/** The key of a copy: its id, with a number where another version of it fights already. */
function keyOf(copies: Readonly<Record<string, Creature>>, copy: Creature): string {
  let key = copy.id;
  for (let number = 2; copies[key] !== undefined && !isDeepEqual(copies[key], copy); number += 1) {
    key = `${copy.id}-${number}`;
  }
  return key;
}

/**
 * The state with creatures of one kind. Throws `operation-refused` where the copies would grow too large, and for a line
 * of an encounter whose creatures are there already.
 */
export function addCreatures(state: PanelState, event: EventOf<"addCreatures">): PanelState {
  const { fighting } = state;
  const { creature } = event;
  const key = "copy" in creature ? keyOf(fighting.copies, creature.copy) : undefined;
  const source: CreatureSource = "copy" in creature ? { copy: key ?? "" } : creature;
  const copies = "copy" in creature ? { ...fighting.copies, [key ?? ""]: creature.copy } : fighting.copies;
  if (countBytes(JSON.stringify(copies)) > MAX_COPIES_BYTES) {
    refuse("Trop de créatures différentes se battent ici : retires-en d'abord.");
  }
  const { encounter } = event;
  if (encounter && Object.values(fighting.creatures).some((one) => one.encounter === encounter)) {
    refuse("Cette rencontre est déjà ouverte.");
  }
  const known = new Set(state.initiative.order.map(({ id }) => id));
  const joining = event.joining.filter(({ participant }) => !known.has(participant.id));
  if (joining.length === 0) return state;
  const initiative = joining.reduce(
    (grown, { participant, value, bonus }) => addEntry(grown, participant, { value, bonus }),
    state.initiative,
  );
  const creatures = Object.fromEntries(
    joining.map(({ participant, life }): [string, CreatureInFight] => [
      participant.id,
      { source, max: life, lost: 0, conditions: [], ...(encounter && { encounter }) },
    ]),
  );
  return { ...state, initiative, fighting: { creatures: { ...fighting.creatures, ...creatures }, copies } };
}

/** What a press did, for the history. */
export interface Noted {
  readonly state: PanelState;
  readonly note?: { readonly title: string; readonly detail: string };
}

const nameOf = ({ initiative }: PanelState, id: string): string =>
  initiative.order.find((entry) => entry.id === id)?.name ?? "";

const withCreatures = (
  state: PanelState,
  changed: Readonly<Record<string, CreatureInFight>>,
): PanelState => ({
  ...state,
  fighting: { ...state.fighting, creatures: { ...state.fighting.creatures, ...changed } },
});

/** Hurts or heals creatures; those that are gone are left out. */
export function hitCreatures(state: PanelState, { hits }: EventOf<"hitCreatures">): Noted {
  const changed = hits.flatMap((hit) => {
    const before = entryOf(state.fighting.creatures, hit.id);
    return before === undefined ? [] : [{ id: hit.id, before, after: hitCreature(before, hit) }];
  });
  if (changed.every(({ before, after }) => isDeepEqual(before, after))) return { state };
  const title = changed.map(({ id }) => nameOf(state, id)).join(", ");
  const detail = changed.map(({ before, after }) => hitText(state.system, before, after)).join(", ");
  return {
    state: withCreatures(state, Object.fromEntries(changed.map(({ id, after }) => [id, after]))),
    note: { title, detail },
  };
}

/** Gives creatures a condition or takes it away. */
export function setCreatureCondition(
  state: PanelState,
  { ids, condition, on }: EventOf<"setCreatureCondition">,
): Noted {
  const changed = ids.flatMap((id) => {
    const before = entryOf(state.fighting.creatures, id);
    const after = before && setCondition(before, condition, on);
    return after === undefined || after === before ? [] : [{ id, after }];
  });
  if (changed.length === 0) return { state };
  const title = changed.map(({ id }) => nameOf(state, id)).join(", ");
  return {
    state: withCreatures(state, Object.fromEntries(changed.map(({ id, after }) => [id, after]))),
    note: { title, detail: on ? condition : `Fin : ${condition}` },
  };
}

/** Notes when a condition ends; of one target and condition the latest counts. */
export function addEffect(state: PanelState, { effect }: EventOf<"addEffect">): PanelState {
  const others = state.effects.filter(
    ({ targetId, condition }) => targetId !== effect.targetId || condition !== effect.condition,
  );
  if (others.length >= MAX_EFFECTS) refuse("Trop d'effets durent déjà : retires-en d'abord.");
  return { ...state, effects: [...others, effect] };
}
