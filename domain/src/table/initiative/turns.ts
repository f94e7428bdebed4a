import type { InitiativeEntry, InitiativeState } from "../../documents/initiativeState";

/** A turn has passed: the values stand, whoever has rolled or not. */
const begunOrder = (order: readonly InitiativeEntry[]): readonly InitiativeEntry[] =>
  order.some(({ provisional }) => provisional) ? order.map(({ provisional: _, ...entry }) => entry) : order;

/** Whether somebody has no turns any more: the dead are passed over. */
type IsDead<Entry> = (entry: Entry) => boolean;
const nobody = (): boolean => false;

/** How many places on, or back, the next one is who may act; the neighbour where nobody may. */
function placesTo<Entry>(
  { order, activeIndex }: Turning<Entry>,
  direction: 1 | -1,
  isDead: IsDead<Entry>,
): number {
  for (let places = 1; places <= order.length; places += 1) {
    const entry = order[(activeIndex + direction * places + order.length) % order.length];
    if (entry && !isDead(entry)) return places;
  }
  return 1;
}

/**
 * Product §4: activates the next participant who may act; after the last one, the first one in a new round. Without an
 * order, nothing changes.
 */
export function nextTurn(state: InitiativeState, isDead: IsDead<InitiativeEntry> = nobody): InitiativeState {
  if (state.order.length === 0) return state;
  const begun = { ...state, order: begunOrder(state.order) };
  const { length } = begun.order;
  const index = begun.activeIndex + placesTo(begun, 1, isDead);
  return index >= length
    ? { ...begun, activeIndex: index - length, round: begun.round + 1 }
    : { ...begun, activeIndex: index };
}

/**
 * Product §4: activates the previous participant who may act; the round decreases (never below 1) only from the first
 * to the last.
 */
export function previousTurn(
  state: InitiativeState,
  isDead: IsDead<InitiativeEntry> = nobody,
): InitiativeState {
  if (state.order.length === 0) return state;
  const begun = { ...state, order: begunOrder(state.order) };
  const index = begun.activeIndex - placesTo(begun, -1, isDead);
  return index < 0
    ? { ...begun, activeIndex: index + begun.order.length, round: Math.max(1, begun.round - 1) }
    : { ...begun, activeIndex: index };
}

/** Any order with turns: the MJ's, or the public one. */
interface Turning<Entry> {
  readonly order: readonly Entry[];
  readonly activeIndex: number;
}

/** Who acts after the active one; undefined when there is nobody else. */
export function nextUp<Entry>(turning: Turning<Entry>, isDead: IsDead<Entry> = nobody): Entry | undefined {
  const { order, activeIndex } = turning;
  const index = (activeIndex + placesTo(turning, 1, isDead)) % Math.max(1, order.length);
  return order.length < 2 || index === activeIndex ? undefined : order[index];
}
