import type { InitiativeState } from "./initiativeState";

/** Product §4: the next participant's turn; wrapping to the first begins a new round. Without an order, nothing moves. */
export function nextTurn(state: InitiativeState): InitiativeState {
  if (state.order.length === 0) return state;
  const wraps = state.activeIndex === state.order.length - 1;
  return wraps
    ? { ...state, activeIndex: 0, round: state.round + 1 }
    : { ...state, activeIndex: state.activeIndex + 1 };
}

/** Product §4: back to the previous participant; the round falls (never below 1) only from the first to the last. */
export function previousTurn(state: InitiativeState): InitiativeState {
  if (state.order.length === 0) return state;
  return state.activeIndex === 0
    ? { ...state, activeIndex: state.order.length - 1, round: Math.max(1, state.round - 1) }
    : { ...state, activeIndex: state.activeIndex - 1 };
}

/** Any order that turns: the MJ's own, or the public one of the players. */
interface Turning<Entry> {
  readonly order: readonly Entry[];
  readonly activeIndex: number;
}

/** Who acts after the active one. Alone, nobody follows. */
export function nextUp<Entry>({ order, activeIndex }: Turning<Entry>): Entry | undefined {
  return order.length < 2 ? undefined : order[(activeIndex + 1) % order.length];
}
