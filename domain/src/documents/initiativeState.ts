/** An entry of the order (product §3 "Initiative entry"), with what only the MJ knows of it. */
export interface InitiativeEntry {
  readonly id: string;
  readonly name: string;
  /** Empty when unknown, like `role`. */
  readonly pronouns: string;
  readonly role: string;
  readonly value: number;
  /** A creature is added by the MJ; a character comes from the roster. */
  readonly kind: "character" | "creature";
  /** As its token on the scene that is shown: hidden from the members, also in the order (`isSeenInOrder`). */
  readonly hidden: boolean;
  /** Where the group's sight decides: a creature that it has never seen, hidden in the order until it has. */
  readonly unseen?: true | undefined;
  /** Of a hidden one, or an unseen one: the members see it in the order all the same. */
  readonly shownInOrder?: true | undefined;
  /** Of a creature: the members have seen it, in the order or on the map. */
  readonly shown?: true | undefined;
  /**
   * Of a creature that was never shown: what its kind is called, of which it gets a number when it is. Its `name` tells it
   * apart for the MJ alone.
   */
  readonly commonName?: string | undefined;
  /** What of the value comes from the sheet: « 14 + 3 » is 17 with a bonus of 3. Absent where nothing was added. */
  readonly bonus?: number | undefined;
  /** It has not rolled, and no turn has passed: its value is the one that the product falls back on (§4). */
  readonly provisional?: true | undefined;
  readonly marks?: readonly TurnMark[] | undefined;
  /** Of a character: dead by the state of its game, as the MJ's device knew it when a turn passed. */
  readonly dead?: true | undefined;
  /** Moved past the active one in this round: who stands behind it has acted, who stands before it has not. */
  readonly outOfTurn?: true | undefined;
}

/**
 * What the MJ notes of a participant's turn: it waits (`delayed`), holds an action ready, or is surprised until the end
 * of its first turn.
 */
export const TURN_MARKS = ["delayed", "ready", "surprised"] as const;
export type TurnMark = (typeof TURN_MARKS)[number];

/** A possible entry: of the roster, or added by the MJ. */
export interface Participant
  extends Omit<InitiativeEntry, "value" | "bonus" | "provisional" | "marks" | "dead" | "outOfTurn"> {
  /** By what it acts in a game that rolls no initiative. */
  readonly ownValue?: number | undefined;
  /** What its sheet adds to a rolled die. */
  readonly ownBonus?: number | undefined;
}

/** The entry of a participant who acts at this value, of which `bonus` comes from its sheet. */
export function entryAt(
  { ownValue: _, ownBonus: __, ...participant }: Participant,
  value: number,
  bonus?: number,
): InitiativeEntry {
  return { ...participant, value, ...(bonus && { bonus }) };
}

/**
 * The MJ's initiative, plain and serialisable. The order is always sorted by value, highest first; while it
 * is empty, nothing has been rolled. `activeIndex` is an index of the order (0 when empty) and `round` is at
 * least 1.
 */
export interface InitiativeState {
  readonly order: readonly InitiativeEntry[];
  readonly activeIndex: number;
  readonly round: number;
}

export const NO_INITIATIVE: InitiativeState = { order: [], activeIndex: 0, round: 1 };

/** Whether somebody in the order has not rolled yet: there is no turn then, and nothing that members see. */
export const isProvisional = ({ order }: InitiativeState): boolean =>
  order.some(({ provisional }) => provisional);

/** Whether the members do not see whom an entry stands for, whatever the order shows them. */
export const isConcealed = ({ hidden, unseen }: Pick<InitiativeEntry, "hidden" | "unseen">): boolean =>
  hidden || unseen === true;

/** Whether the members see a participant in the order, and may aim at it. */
export const isSeenInOrder = ({
  shownInOrder,
  ...entry
}: Pick<InitiativeEntry, "hidden" | "unseen" | "shownInOrder">): boolean =>
  !isConcealed(entry) || shownInOrder === true;

/** Whether the members know somebody whom they see: a creature once it was shown to them. */
export const isKnown = ({
  kind,
  shown,
  ...entry
}: Pick<InitiativeEntry, "kind" | "shown" | "hidden" | "unseen" | "shownInOrder">): boolean =>
  isSeenInOrder(entry) && (kind === "character" || shown === true);

/** The participant whose turn it is, if an order exists. */
export function activeEntry(state: InitiativeState): InitiativeEntry | undefined {
  return state.order[state.activeIndex];
}

/** Sorted by value, highest first; equal values keep the order they came in. */
export function sortByValue(entries: readonly InitiativeEntry[]): InitiativeEntry[] {
  return entries.toSorted((a, b) => b.value - a.value);
}
