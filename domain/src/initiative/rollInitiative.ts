import type { InitiativeDice } from "../systems/preset";
import { type InitiativeEntry, type InitiativeState, type Participant, sortByValue } from "./initiativeState";

/** Rolls one die: an integer from 1 to `sides`. The caller binds it to its random source. */
export type DieRoller = (sides: number) => number;

/** One participant's roll: the die plus the system's base. */
export function rollValue(dice: InitiativeDice, rollDie: DieRoller): number {
  return rollDie(dice.sides) + dice.base;
}

const startAt = (entries: readonly InitiativeEntry[]): InitiativeState => ({
  order: sortByValue(entries),
  activeIndex: 0,
  round: 1,
});

/** Product §4: a new order, sorted in descending order, first participant active, round 1. */
export function rollInitiative(
  participants: readonly Participant[],
  dice: InitiativeDice,
  rollDie: DieRoller,
): InitiativeState {
  return startAt(participants.map((participant) => ({ ...participant, value: rollValue(dice, rollDie) })));
}

/**
 * Product §4 "fallback": the order before anybody rolled, the highest possible roll minus 2 per position.
 * With a d20: 20, 18, 16…; values may be negative, which keeps the order.
 */
export function fallbackInitiative(
  participants: readonly Participant[],
  dice: InitiativeDice,
): InitiativeState {
  const highest = dice.sides + dice.base;
  return startAt(
    participants.map((participant, position) => ({ ...participant, value: highest - 2 * position })),
  );
}

/**
 * The participants of a new roll: the roster, then the creatures of the current order. Those who are hidden
 * stay hidden.
 */
export function participantsOf(state: InitiativeState, roster: readonly Participant[]): Participant[] {
  const hiddenIds = new Set(state.order.filter((entry) => entry.hidden).map((entry) => entry.id));
  const characters = roster.map((one) => (hiddenIds.has(one.id) ? { ...one, hidden: true } : one));
  return [...characters, ...state.order.filter((entry) => entry.kind === "creature")];
}
