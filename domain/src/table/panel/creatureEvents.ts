import { type InitiativeState, isKnown, type Participant } from "../../documents/initiativeState";
import { MAX_COPIES_BYTES, MAX_CREATURES, MAX_EFFECTS } from "../../documents/panelSchema";
import { afterBack } from "../../game/creatures/creatureUse";
import type { Creature } from "../../game/gameTypes";
import { refuse } from "../../operations/refuse";
import { entryOf } from "../../operations/revert";
import { isDeepEqual } from "../../values/isDeepEqual";
import { countBytes } from "../../values/text/characters";
import { addEntry } from "../initiative/editOrder";
import { publicName } from "../initiative/publicOrder";
import {
  type CreatureInFight,
  type CreatureSource,
  hitCreature,
  hitText,
  isDown,
  setCondition,
} from "./creaturesInFight";
import type { HistoryEntry } from "./history";
import type { CreatureGroup, PanelEvent } from "./panelEventSchema";
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

type Joining = Pick<CreatureGroup["joining"][number], "participant" | "value" | "bonus">;

/** Creatures of one kind with their numbers. Throws `operation-refused` where they or their copies would be too many. */
function withNumbers(
  { fighting, initiative }: PanelState,
  { creature, encounter, joining: asked }: CreatureGroup,
  sceneId?: string,
): Pick<PanelState, "fighting"> & { readonly joining: readonly Joining[] } {
  const key = "copy" in creature ? keyOf(fighting.copies, creature.copy) : undefined;
  const source: CreatureSource = "copy" in creature ? { copy: key ?? "" } : creature;
  const copies = "copy" in creature ? { ...fighting.copies, [key ?? ""]: creature.copy } : fighting.copies;
  if (countBytes(JSON.stringify(copies)) > MAX_COPIES_BYTES) {
    refuse("Trop de créatures différentes se battent ici : retires-en d'abord.");
  }
  const known = new Set([...initiative.order.map(({ id }) => id), ...Object.keys(fighting.creatures)]);
  const joining = asked.filter(({ participant }) => !known.has(participant.id));
  if (joining.length === 0) return { fighting, joining };
  const added = Object.fromEntries(
    joining.map(({ life, ...joins }): [string, CreatureInFight] => [
      joins.participant.id,
      {
        ...{ source, max: life, lost: 0, conditions: [] },
        ...(encounter && { encounter }),
        ...(sceneId !== undefined && { waiting: { ...joins, sceneId } }),
      },
    ]),
  );
  const creatures = { ...fighting.creatures, ...added };
  if (Object.keys(creatures).length > MAX_CREATURES) {
    refuse(`Un combat a ${MAX_CREATURES} créatures au plus : enlèves-en d'abord.`);
  }
  return { fighting: { creatures, copies }, joining };
}

/** An order with others at their values. */
export const joinedOrder = (initiative: InitiativeState, joining: readonly Joining[]): InitiativeState =>
  joining.reduce(
    (grown, { participant, value, bonus }) => addEntry(grown, participant, { value, bonus }),
    initiative,
  );

const ofLine = ({ fighting }: PanelState, encounter: string | undefined): CreatureInFight[] =>
  Object.values(fighting.creatures).filter((one) => encounter !== undefined && one.encounter === encounter);

/** Throws `operation-refused` for a line of an encounter whose creatures are in the order already. */
function requireNotOpen(state: PanelState, encounter: string | undefined): void {
  if (ofLine(state, encounter).some(({ waiting }) => waiting === undefined)) {
    refuse("Cette rencontre est déjà ouverte.");
  }
}

/**
 * The state with creatures of one kind in its order: those of their line that wait on a scene, where there are any, else
 * new ones. Throws `operation-refused` where they would be too many, and for a line that is open already.
 */
export function addCreatures(state: PanelState, group: CreatureGroup): PanelState {
  requireNotOpen(state, group.encounter);
  const waiting = ofLine(state, group.encounter).flatMap((one) => one.waiting ?? []);
  if (waiting.length > 0) return { ...state, initiative: joinedOrder(state.initiative, waiting) };
  const { fighting, joining } = withNumbers(state, group);
  if (joining.length === 0) return state;
  return { ...state, fighting, initiative: joinedOrder(state.initiative, joining) };
}

/**
 * The state with creatures that wait on a scene. Throws `operation-refused` where they would be too many, and for a line of
 * an encounter that is open or waits already.
 */
export function placeCreatures(
  state: PanelState,
  groups: readonly CreatureGroup[],
  sceneId: string,
): PanelState {
  for (const { encounter } of groups) {
    requireNotOpen(state, encounter);
    if (ofLine(state, encounter).length > 0) refuse("Cette rencontre est déjà placée.");
  }
  const fighting = groups.reduce(
    (known, group) => withNumbers({ ...state, fighting: known }, group, sceneId).fighting,
    state.fighting,
  );
  return fighting === state.fighting ? state : { ...state, fighting };
}

/** What a press did, for the history. */
export interface Noted {
  readonly state: PanelState;
  readonly note?: Omit<HistoryEntry, "id">;
}

const participantOf = ({ initiative, fighting }: PanelState, id: string): Participant | undefined =>
  initiative.order.find((entry) => entry.id === id) ?? entryOf(fighting.creatures, id)?.waiting?.participant;

const nameOf = (state: PanelState, id: string): string => participantOf(state, id)?.name ?? "";

/** A creature that came to have no life left, or has some again. */
export interface LifeChange {
  /** As members read it. */
  readonly name: string;
  readonly life: "fell" | "rose";
  /** Whether members saw it: of a creature that they know they see whether it stands. */
  readonly seen: boolean;
}

/** Of the creatures that are in both. */
export const lifeChanges = (before: PanelState, after: PanelState): LifeChange[] =>
  Object.entries(after.fighting.creatures).flatMap(([id, creature]): LifeChange[] => {
    const earlier = entryOf(before.fighting.creatures, id);
    if (earlier === undefined || isDown(earlier) === isDown(creature)) return [];
    const participant = participantOf(after, id);
    if (participant === undefined) return [];
    const life = isDown(creature) ? "fell" : "rose";
    return [{ name: publicName(participant.name), life, seen: isKnown(participant) }];
  });

const lifeText = ({ name, life }: LifeChange): string => `${name} ${life === "fell" ? "tombe" : "se relève"}`;

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
  const hit = withCreatures(state, Object.fromEntries(changed.map(({ id, after }) => [id, after])));
  const falls = lifeChanges(state, hit).filter(({ seen }) => seen);
  return {
    state: hit,
    note: { title, detail, ...(falls.length > 0 && { seen: falls.map(lifeText).join(", ") }) },
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

/** Counts what a creature has used, of one that is there. */
export function setCreatureUse(
  state: PanelState,
  { id, use, spent, label }: EventOf<"setCreatureUse">,
): Noted {
  const before = entryOf(state.fighting.creatures, id);
  if (before === undefined || (before.spent?.[use] ?? 0) === spent) return { state };
  const { [use]: _, ...others } = before.spent ?? {};
  const after = { ...before, spent: spent === 0 ? others : { ...others, [use]: spent } };
  return { state: withCreatures(state, { [id]: after }), note: { title: nameOf(state, id), detail: label } };
}

/** What comes back with a turn: to whom it is, what a turn brings, and with a new round to all what that brings. */
export function usesBack(
  fighting: PanelState["fighting"],
  activeId: string | undefined,
  isNewRound: boolean,
): PanelState["fighting"] {
  const changed = Object.entries(fighting.creatures).flatMap(([id, creature]) => {
    const { spent } = creature;
    if (spent === undefined) return [];
    const round = isNewRound ? afterBack(spent, "round") : spent;
    const left = id === activeId ? afterBack(round, "turn") : round;
    return left === spent ? [] : [[id, { ...creature, spent: left }] as const];
  });
  if (changed.length === 0) return fighting;
  return { ...fighting, creatures: { ...fighting.creatures, ...Object.fromEntries(changed) } };
}

/** Notes when a condition ends; of one target and condition the latest counts. */
export function addEffect(state: PanelState, { effect }: EventOf<"addEffect">): PanelState {
  const others = state.effects.filter(
    ({ targetId, condition }) => targetId !== effect.targetId || condition !== effect.condition,
  );
  if (others.length >= MAX_EFFECTS) refuse("Trop d'effets durent déjà : retires-en d'abord.");
  return { ...state, effects: [...others, effect] };
}
