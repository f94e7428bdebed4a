import type { InitiativeEntry, InitiativeState } from "../../documents/initiativeState";

/** A turn has passed: the values stand, whoever has rolled or not. */
const begunOrder = (order: readonly InitiativeEntry[]): readonly InitiativeEntry[] =>
  order.some(({ provisional }) => provisional) ? order.map(({ provisional: _, ...entry }) => entry) : order;

/**
 * Product §4: activates the next participant; after the last one, the first one in a new round. Without an
 * order, nothing changes.
 */
export function nextTurn(state: InitiativeState): InitiativeState {
  if (state.order.length === 0) return state;
  const begun = { ...state, order: begunOrder(state.order) };
  const wraps = begun.activeIndex === begun.order.length - 1;
  return wraps
    ? { ...begun, activeIndex: 0, round: begun.round + 1 }
    : { ...begun, activeIndex: begun.activeIndex + 1 };
}

/**
 * Product §4: activates the previous participant; the round decreases (never below 1) only from the first to
 * the last.
 */
export function previousTurn(state: InitiativeState): InitiativeState {
  if (state.order.length === 0) return state;
  const begun = { ...state, order: begunOrder(state.order) };
  return begun.activeIndex === 0
    ? { ...begun, activeIndex: begun.order.length - 1, round: Math.max(1, begun.round - 1) }
    : { ...begun, activeIndex: begun.activeIndex - 1 };
}

/** Any order with turns: the MJ's, or the public one. */
interface Turning<Entry> {
  readonly order: readonly Entry[];
  readonly activeIndex: number;
}

/** Who acts after the active one; undefined when there is nobody else. */
export function nextUp<Entry>({ order, activeIndex }: Turning<Entry>): Entry | undefined {
  return order.length < 2 ? undefined : order[(activeIndex + 1) % order.length];
}
