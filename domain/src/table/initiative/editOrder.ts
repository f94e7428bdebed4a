import {
  activeEntry,
  entryAt,
  type InitiativeEntry,
  type InitiativeState,
  isConcealed,
  isProvisional,
  type Participant,
  sortByValue,
} from "../../documents/initiativeState";
import type { RolledValue } from "./rollInitiative";
import { actedOf, nextTurn, withActed } from "./turns";

/** Any running order, whatever its entries. */
interface Progress<Entry> {
  readonly order: readonly Entry[];
  readonly activeIndex: number;
  readonly round: number;
}

/**
 * Sorts other entries into an order in which the active participant stays active, and nobody gains or loses a turn of
 * this round. Before anybody has rolled there is no turn: the first one stays the active one.
 */
function reorder(state: InitiativeState, entries: readonly InitiativeEntry[]): InitiativeState {
  const order = sortByValue(entries);
  if (isProvisional(state)) return { ...state, order, activeIndex: 0 };
  const activeId = activeEntry(state)?.id;
  const activeIndex = Math.max(
    0,
    order.findIndex(({ id }) => id === activeId),
  );
  // Who comes before the active one begins with the next round.
  const late = order.slice(0, activeIndex).filter(({ id }) => findEntry(state, id) === undefined);
  return withActed(
    { ...state, order, activeIndex },
    new Set([...actedOf(state), ...late.map(({ id }) => id)]),
  );
}

const replaceEntry = (
  state: InitiativeState,
  id: string,
  change: (entry: InitiativeEntry) => InitiativeEntry,
): InitiativeEntry[] => state.order.map((entry) => (entry.id === id ? change(entry) : entry));

const findEntry = (state: InitiativeState, id: string) => state.order.find((entry) => entry.id === id);

/** Sets a value; one that is not a finite number changes nothing. */
export function changeValue(state: InitiativeState, id: string, value: number): InitiativeState {
  const entry = findEntry(state, id);
  const isSame = entry?.value === value && !entry.provisional;
  if (entry === undefined || isSame || !Number.isFinite(value)) return state;
  return reorder(
    state,
    replaceEntry(state, id, ({ bonus: _, provisional: __, ...entry }) => ({ ...entry, value })),
  );
}

/** Sets what a participant rolled; one who is not in the order changes nothing. */
export function enterRoll(
  state: InitiativeState,
  id: string,
  { value, bonus }: RolledValue,
): InitiativeState {
  const entry = findEntry(state, id);
  const isSame = entry?.value === value && entry.bonus === bonus && !entry.provisional;
  if (entry === undefined || isSame) return state;
  return reorder(
    state,
    replaceEntry(state, id, ({ bonus: _, provisional: __, ...known }) => entryAt(known, value, bonus)),
  );
}

/** Hides a participant from the players, in the order too, or shows it again. */
export function setHidden(state: InitiativeState, id: string, hidden: boolean): InitiativeState {
  const entry = findEntry(state, id);
  if (entry === undefined || entry.hidden === hidden) return state;
  return {
    ...state,
    order: replaceEntry(state, id, ({ shownInOrder: _, ...known }) => ({ ...known, hidden })),
  };
}

/** Lets the players see a hidden participant in the order, or not any more. */
export function setShownInOrder(state: InitiativeState, id: string, shown: boolean): InitiativeState {
  const entry = findEntry(state, id);
  if (entry === undefined || (entry.shownInOrder ?? false) === shown) return state;
  if (!isConcealed(entry)) return state;
  const change = ({ shownInOrder: _, ...known }: InitiativeEntry): InitiativeEntry =>
    shown ? { ...known, shownInOrder: true } : known;
  return { ...state, order: replaceEntry(state, id, change) };
}

/**
 * An entry that the group has not seen, or has now: who hides no more is not shown all the same any more. Who was shown
 * before stays in the order, wherever it stands.
 */
export function withUnseen(entry: InitiativeEntry, unseen: boolean): InitiativeEntry {
  if (unseen && entry.shown) return entry;
  const { unseen: _, shownInOrder, ...known } = entry;
  const isShown = shownInOrder === true && (unseen || known.hidden);
  return { ...known, ...(unseen && { unseen }), ...(isShown && { shownInOrder: true }) };
}

/** Hides a creature in the order for as long as the group has not seen it, or not any more. */
export function setUnseen(state: InitiativeState, id: string, unseen: boolean): InitiativeState {
  const entry = findEntry(state, id);
  if (entry === undefined || (entry.unseen ?? false) === unseen || (unseen && entry.shown)) return state;
  return { ...state, order: replaceEntry(state, id, (known) => withUnseen(known, unseen)) };
}

/**
 * Adds a participant by its value, after those who tie with it. One who is already in the order is not
 * changed.
 */
export function addEntry(
  state: InitiativeState,
  participant: Participant,
  { value, bonus }: RolledValue,
): InitiativeState {
  if (findEntry(state, participant.id) !== undefined || !Number.isFinite(value)) return state;
  return reorder(state, [...state.order, entryAt(participant, value, bonus)]);
}

/**
 * Removes a participant from the MJ's order or from the public one. When it was active, the one after it
 * becomes active, in the next round if it was the last.
 */
export function removeParticipant<Entry extends { readonly id: string }>(
  state: Progress<Entry>,
  id: string,
): Progress<Entry> {
  const removedIndex = state.order.findIndex((entry) => entry.id === id);
  if (removedIndex === -1) return state;
  const order = state.order.toSpliced(removedIndex, 1);
  const activeIndex = removedIndex < state.activeIndex ? state.activeIndex - 1 : state.activeIndex;
  if (activeIndex < order.length) return { ...state, order, activeIndex };
  return { order, activeIndex: 0, round: order.length === 0 ? 1 : state.round + 1 };
}

/** Removes a participant from the MJ's order; when it was active, its turn passes to the next one who may act. */
export function leaveOrder(
  state: InitiativeState,
  id: string,
  isDead?: (entry: InitiativeEntry) => boolean,
): InitiativeState {
  const isActive = activeEntry(state)?.id === id && state.order.length > 1 && !isProvisional(state);
  return removeParticipant(isActive ? nextTurn(state, isDead) : state, id);
}

/** The index of the neighbour with whom an entry may swap: tied ones only, so that the order stays sorted. */
function tiedNeighbour(state: InitiativeState, id: string, direction: "up" | "down"): number | undefined {
  const index = state.order.findIndex((entry) => entry.id === id);
  const neighbour = direction === "up" ? index - 1 : index + 1;
  const value = state.order[index]?.value;
  return value !== undefined && state.order[neighbour]?.value === value ? neighbour : undefined;
}

/** Whether `moveTied` would change anything, which enables the arrow buttons. */
export function canMoveTied(state: InitiativeState, id: string, direction: "up" | "down"): boolean {
  return tiedNeighbour(state, id, direction) !== undefined;
}

/**
 * Swaps an entry with its tied neighbour. The active index stays the same, so that settling a tie at the
 * start of a round lets the one now first act first; where that one has acted, the active one stays active. Nobody is
 * skipped, and nobody acts twice.
 */
export function moveTied(state: InitiativeState, id: string, direction: "up" | "down"): InitiativeState {
  const neighbour = tiedNeighbour(state, id, direction);
  if (neighbour === undefined) return state;
  const index = direction === "up" ? neighbour + 1 : neighbour - 1;
  const moved = state.order.slice(index, index + 1);
  const order = state.order.toSpliced(index, 1).toSpliced(neighbour, 0, ...moved);
  const acted = actedOf(state);
  const now = order[state.activeIndex]?.id ?? "";
  const activeIndex = acted.has(now)
    ? order.findIndex((entry) => entry.id === activeEntry(state)?.id)
    : state.activeIndex;
  return withActed({ ...state, order, activeIndex }, acted);
}

/** The groups of two or more with the same value, highest first, for the MJ to settle. */
export function ties(state: InitiativeState): InitiativeEntry[][] {
  const groups = new Map<number, InitiativeEntry[]>();
  for (const entry of state.order) groups.set(entry.value, [...(groups.get(entry.value) ?? []), entry]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/**
 * Applies roster changes to a running order: renamed characters are renamed, those who left the campaign are
 * removed. Newcomers are not added: `missingFromOrder` lists them for the MJ.
 */
export function followRoster(state: InitiativeState, roster: readonly Participant[]): InitiativeState {
  const present = new Map(roster.map((participant) => [participant.id, participant]));
  const gone = state.order.filter((entry) => entry.kind === "character" && !present.has(entry.id));
  const remaining = gone.reduce((current, entry) => leaveOrder(current, entry.id), state);
  const order = remaining.order.map((entry) => {
    const known = { ...entry, ...present.get(entry.id), hidden: entry.hidden };
    const { provisional, marks } = entry;
    return {
      ...entryAt(known, entry.value, entry.bonus),
      ...(provisional && { provisional }),
      ...(marks && { marks }),
    };
  });
  return { ...remaining, order };
}

/** The roster's participants that are not in the running order. */
export function missingFromOrder(state: InitiativeState, roster: readonly Participant[]): Participant[] {
  if (state.order.length === 0) return [];
  const inOrder = new Set(state.order.map((entry) => entry.id));
  return roster.filter((participant) => !inOrder.has(participant.id));
}
