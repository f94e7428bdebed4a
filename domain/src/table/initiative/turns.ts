import { activeEntry, type InitiativeEntry, type InitiativeState } from "../../documents/initiativeState";

/** A turn has passed: the values stand, whoever has rolled or not. */
const begunOrder = (order: readonly InitiativeEntry[]): readonly InitiativeEntry[] =>
  order.some(({ provisional }) => provisional) ? order.map(({ provisional: _, ...entry }) => entry) : order;

/** Whether somebody has no turns any more: the dead are passed over. */
type IsDead<Entry> = (entry: Entry) => boolean;
const nobody = (): boolean => false;

/** An entry of an order with turns, as far as they matter. */
type Turn = Pick<InitiativeEntry, "id" | "outOfTurn">;

/** Any order with turns: the MJ's, or the public one. */
interface Turning<Entry extends Turn> {
  readonly order: readonly Entry[];
  readonly activeIndex: number;
}

/** Whether the one at a place has had its turn of this round; the active one is having it. */
const hasActed = ({ order, activeIndex }: Turning<Turn>, index: number): boolean =>
  index !== activeIndex && index < activeIndex !== (order[index]?.outOfTurn === true);

/** Who has had its turn in this round, by id. */
export const actedOf = (turning: Turning<Turn>): ReadonlySet<string> =>
  new Set(turning.order.filter((_, index) => hasActed(turning, index)).map(({ id }) => id));

/** A round in another order, or with another active one, in which these have had their turn. */
export function withActed(state: InitiativeState, acted: ReadonlySet<string>): InitiativeState {
  const { activeIndex } = state;
  const order = state.order.map(({ outOfTurn: _, ...entry }, index): InitiativeEntry => {
    const isOut = index !== activeIndex && index < activeIndex !== acted.has(entry.id);
    return isOut ? { ...entry, outOfTurn: true } : entry;
  });
  return { ...state, order };
}

const idsBefore = (order: readonly Turn[], index: number): string[] =>
  order.slice(0, index).map(({ id }) => id);

/** A turn to come or gone, by its place in the order; `rounds`: how many rounds away. */
interface OtherTurn {
  readonly index: number;
  readonly rounds: 0 | 1;
}

const inRound = (rounds: 0 | 1) => (index: number) => ({ index, rounds });

/** The turns to come: of all who have not acted in this round, then of everybody in the next one. */
function turnsAhead(turning: Turning<Turn>): OtherTurn[] {
  const places = turning.order.map((_, index) => index);
  const left = places.filter((index) => index !== turning.activeIndex && !hasActed(turning, index));
  return [...left.map(inRound(0)), ...places.map(inRound(1))];
}

/** The turns that have been, the last one first: of this round, then of the one before down to the active one's. */
function turnsBehind(turning: Turning<Turn>): OtherTurn[] {
  const { activeIndex } = turning;
  const places = turning.order.map((_, index) => index).toReversed();
  const gone = places.filter((index) => index < activeIndex && hasActed(turning, index));
  return [...gone.map(inRound(0)), ...places.filter((index) => index >= activeIndex).map(inRound(1))];
}

/** The first of these turns whose owner may act; the first of all where nobody may. */
function firstOf<Entry extends Turn>(
  turns: readonly OtherTurn[],
  { order }: Turning<Entry>,
  isDead: IsDead<Entry>,
): OtherTurn | undefined {
  const isOpen = ({ index }: OtherTurn) => order.slice(index, index + 1).some((entry) => !isDead(entry));
  return turns.find(isOpen) ?? turns[0];
}

/** Whose turns are passed over where the next one is that of `id`. */
export function passedOver(turning: Turning<Turn>, id: string | undefined): string[] {
  const ids = turnsAhead(turning).flatMap(({ index }) => turning.order[index]?.id ?? []);
  return id === undefined ? [] : ids.slice(0, Math.max(0, ids.indexOf(id)));
}

/**
 * Product §4: activates the next participant who may act, the first who has not in this round; after the last one, the
 * first one in a new round. Without an order, nothing changes.
 */
export function nextTurn(state: InitiativeState, isDead: IsDead<InitiativeEntry> = nobody): InitiativeState {
  const next = firstOf(turnsAhead(state), state, isDead);
  if (next === undefined) return state;
  const { index: activeIndex, rounds } = next;
  const passed = { order: begunOrder(state.order), activeIndex, round: state.round + rounds };
  if (rounds > 0) return withActed(passed, new Set(idsBefore(state.order, activeIndex)));
  const over = [activeEntry(state)?.id ?? "", ...passedOver(state, state.order[activeIndex]?.id)];
  return withActed(passed, new Set([...actedOf(state), ...over]));
}

/**
 * Product §4: activates the previous participant who may act; the round decreases (never below 1) only from the first
 * to the last.
 */
export function previousTurn(
  state: InitiativeState,
  isDead: IsDead<InitiativeEntry> = nobody,
): InitiativeState {
  const previous = firstOf(turnsBehind(state), state, isDead);
  if (previous === undefined) return state;
  const { index: activeIndex, rounds } = previous;
  const passed = { order: begunOrder(state.order), activeIndex, round: Math.max(1, state.round - rounds) };
  if (rounds > 0) return withActed(passed, new Set(idsBefore(state.order, activeIndex)));
  const again = new Set(state.order.slice(activeIndex, state.activeIndex).map(({ id }) => id));
  return withActed(passed, new Set([...actedOf(state)].filter((id) => !again.has(id))));
}

/** Who acts after the active one; undefined when there is nobody else. */
export function nextUp<Entry extends Turn>(
  turning: Turning<Entry>,
  isDead: IsDead<Entry> = nobody,
): Entry | undefined {
  const { order, activeIndex } = turning;
  const { index } = firstOf(turnsAhead(turning), turning, isDead) ?? {};
  return index === undefined || order.length < 2 || index === activeIndex ? undefined : order[index];
}
