import {
  activeEntry,
  type InitiativeEntry,
  type InitiativeState,
  type Participant,
  sortByValue,
} from "./initiativeState";

/** Any order in progress, whatever it says of who is in it. */
interface Progress<Entry> {
  readonly order: readonly Entry[];
  readonly activeIndex: number;
  readonly round: number;
}

/** Another order in which the active participant stays active, wherever it now stands. */
function reorder(state: InitiativeState, entries: readonly InitiativeEntry[]): InitiativeState {
  const order = sortByValue(entries);
  const activeId = activeEntry(state)?.id;
  const activeIndex = order.findIndex((entry) => entry.id === activeId);
  return { ...state, order, activeIndex: Math.max(0, activeIndex) };
}

const replaceEntry = (
  state: InitiativeState,
  id: string,
  change: Partial<InitiativeEntry>,
): InitiativeEntry[] => state.order.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

const findEntry = (state: InitiativeState, id: string) => state.order.find((entry) => entry.id === id);

/** A value set by hand; what is not a finite number changes nothing. */
export function changeValue(state: InitiativeState, id: string, value: number): InitiativeState {
  const entry = findEntry(state, id);
  if (entry === undefined || entry.value === value || !Number.isFinite(value)) return state;
  return reorder(state, replaceEntry(state, id, { value }));
}

/** Hides a participant from the players, or shows it again. */
export function setHidden(state: InitiativeState, id: string, hidden: boolean): InitiativeState {
  const entry = findEntry(state, id);
  if (entry === undefined || entry.hidden === hidden) return state;
  return { ...state, order: replaceEntry(state, id, { hidden }) };
}

/** Adds a participant at its value, after those who tie with it. One who is already there is left alone. */
export function addEntry(state: InitiativeState, participant: Participant, value: number): InitiativeState {
  if (findEntry(state, participant.id) !== undefined || !Number.isFinite(value)) return state;
  return reorder(state, [...state.order, { ...participant, value }]);
}

/**
 * Removes a participant, of the MJ's own order or of the public one. When it was acting, the one after it acts, in the
 * next round if it was the last.
 */
export function removeEntry<Entry extends { readonly id: string }>(
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

/** The neighbour with whom an entry may trade places: ties only, so that the order stays sorted. */
function tiedNeighbour(state: InitiativeState, id: string, direction: "up" | "down"): number | undefined {
  const index = state.order.findIndex((entry) => entry.id === id);
  const neighbour = direction === "up" ? index - 1 : index + 1;
  const value = state.order[index]?.value;
  return value !== undefined && state.order[neighbour]?.value === value ? neighbour : undefined;
}

/** Whether `moveTied` would change anything: what the arrow buttons are enabled by. */
export function canMoveTied(state: InitiativeState, id: string, direction: "up" | "down"): boolean {
  return tiedNeighbour(state, id, direction) !== undefined;
}

/**
 * Settles a tie by hand: trades places with the tied neighbour. The turn stays at its place in the order, so that
 * settling a tie at the start of a round lets the one now first act first, and nobody is skipped.
 */
export function moveTied(state: InitiativeState, id: string, direction: "up" | "down"): InitiativeState {
  const neighbour = tiedNeighbour(state, id, direction);
  if (neighbour === undefined) return state;
  const index = direction === "up" ? neighbour + 1 : neighbour - 1;
  const moved = state.order.slice(index, index + 1);
  return { ...state, order: state.order.toSpliced(index, 1).toSpliced(neighbour, 0, ...moved) };
}

/** The groups of two or more who share a value, highest first, for the MJ to settle. */
export function ties(state: InitiativeState): InitiativeEntry[][] {
  const groups = new Map<number, InitiativeEntry[]>();
  for (const entry of state.order) groups.set(entry.value, [...(groups.get(entry.value) ?? []), entry]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/**
 * Follows the roster while an order runs: renamed characters are renamed, those who left the table leave the order.
 * Newcomers are not given a value behind the MJ's back: `missingFromOrder` lists them.
 */
export function followRoster(state: InitiativeState, roster: readonly Participant[]): InitiativeState {
  const present = new Map(roster.map((participant) => [participant.id, participant]));
  const gone = state.order.filter((entry) => entry.kind === "character" && !present.has(entry.id));
  const remaining = gone.reduce((kept, entry) => removeEntry(kept, entry.id), state);
  const order = remaining.order.map((entry) => ({
    ...entry,
    ...present.get(entry.id),
    value: entry.value,
    hidden: entry.hidden,
  }));
  return { ...remaining, order };
}

/** The roster's participants that a running order does not hold. */
export function missingFromOrder(state: InitiativeState, roster: readonly Participant[]): Participant[] {
  if (state.order.length === 0) return [];
  const inOrder = new Set(state.order.map((entry) => entry.id));
  return roster.filter((participant) => !inOrder.has(participant.id));
}
