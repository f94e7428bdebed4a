import type { InitiativeState } from "./initiativeState";

/**
 * Product §4: activates the next participant; after the last one, the first one in a new round. Without an
 * order, nothing changes.
 */
export function nextTurn(state: InitiativeState): InitiativeState {
  if (state.order.length === 0) return state;
  const wraps = state.activeIndex === state.order.length - 1;
  return wraps
    ? { ...state, activeIndex: 0, round: state.round + 1 }
    : { ...state, activeIndex: state.activeIndex + 1 };
}

/**
 * Product §4: activates the previous participant; the round decreases (never below 1) only from the first to
 * the last.
 */
export function previousTurn(state: InitiativeState): InitiativeState {
  if (state.order.length === 0) return state;
  return state.activeIndex === 0
    ? { ...state, activeIndex: state.order.length - 1, round: Math.max(1, state.round - 1) }
    : { ...state, activeIndex: state.activeIndex - 1 };
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
