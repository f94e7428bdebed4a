import {
  entryAt,
  type InitiativeEntry,
  type InitiativeState,
  type Participant,
  sortByValue,
} from "../../documents/initiativeState";
import type { InitiativeDice } from "../../game/preset";

/** Rolls one die: an integer from 1 to `sides`. The caller binds it to its random source. */
export type DieRoller = (sides: number) => number;

/** The value of a participant of a game without initiative dice whose own value is not known. */
const ORDINARY_VALUE = 50;

const ownValueOf = ({ ownValue = ORDINARY_VALUE }: Pick<Participant, "ownValue">): number => ownValue;

/** What a participant acts at, and what of it its sheet adds. */
export interface RolledValue {
  readonly value: number;
  readonly bonus?: number | undefined;
}

/** One participant's roll: the die, the system's base and what its sheet adds; without dice its own value. */
export function rollValue(
  participant: Pick<Participant, "ownValue" | "ownBonus">,
  dice: InitiativeDice | undefined,
  rollDie: DieRoller,
): RolledValue {
  if (dice === undefined) return { value: ownValueOf(participant) };
  const { ownBonus: bonus = 0 } = participant;
  return { value: rollDie(dice.sides) + dice.base + bonus, bonus };
}

const startAt = (entries: readonly InitiativeEntry[]): InitiativeState => ({
  order: sortByValue(entries),
  activeIndex: 0,
  round: 1,
});

/**
 * Product §4: a new order, sorted in descending order, first participant active, round 1. `own`: what participants have
 * rolled themselves.
 */
export function rollInitiative(
  participants: readonly Participant[],
  dice: InitiativeDice | undefined,
  rollDie: DieRoller,
  own: ReadonlyMap<string, RolledValue> = new Map(),
): InitiativeState {
  return startAt(
    participants.map((participant) => {
      const { value, bonus } = own.get(participant.id) ?? rollValue(participant, dice, rollDie);
      return entryAt(participant, value, bonus);
    }),
  );
}

/**
 * Product §4 "fallback": the order before anybody rolled, the highest possible roll minus 2 per position.
 * With a d20: 20, 18, 16…; values may be negative, which keeps the order. Without dice, by own values.
 */
export function fallbackInitiative(
  participants: readonly Participant[],
  dice: InitiativeDice | undefined,
): InitiativeState {
  const valueAt = (participant: Participant, position: number) =>
    dice === undefined ? ownValueOf(participant) : dice.sides + dice.base - 2 * position;
  return startAt(
    participants.map((participant, position) => ({
      ...entryAt(participant, valueAt(participant, position)),
      ...(dice !== undefined && { provisional: true as const }),
    })),
  );
}

/**
 * The participants of a new roll: the roster, then the creatures of the current order, whose values are their
 * own. Those who are hidden stay hidden.
 */
export function participantsOf(state: InitiativeState, roster: readonly Participant[]): Participant[] {
  const hidden = new Map(state.order.filter((entry) => entry.hidden).map((entry) => [entry.id, entry]));
  const characters = roster.map((one) => {
    const entry = hidden.get(one.id);
    if (entry === undefined) return one;
    return { ...one, hidden: true, ...(entry.shownInOrder && { shownInOrder: true as const }) };
  });
  const creatures = state.order.filter((entry) => entry.kind === "creature");
  return [
    ...characters,
    ...creatures.map(({ value, bonus, provisional: _, marks: __, outOfTurn: ___, ...creature }) => ({
      ...creature,
      ownValue: value,
      ownBonus: bonus,
    })),
  ];
}
