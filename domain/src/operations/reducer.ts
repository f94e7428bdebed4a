import type { Applied, PlayEvent } from "./applied";
import { type PlayFields, type Revert, type Revertible, revert, revertOf } from "./revert";

/** What one operation leads to, before its inverse is known. */
export interface Step<State> {
  readonly state: State;
  readonly events: readonly PlayEvent[];
}

interface Kind {
  readonly kind: string;
}

/** A function for each kind of operation; each throws `AppError("operation-refused")` through `refuse`. */
export type Handlers<Operation extends Kind, State, Limits> = {
  readonly [Name in Operation["kind"]]: (
    state: State,
    operation: Extract<Operation, { kind: Name }>,
    limits: Limits,
  ) => Step<State>;
};

/**
 * The reducer of a game from the handlers of its trackers. The inverse is worked out from what changed, so
 * that no handler has one of its own.
 */
export function reducerOf<State extends PlayFields, Operation extends Kind, Limits>(
  revertible: Revertible<State, NoInfer<Limits>>,
  handlers: Handlers<Operation, State, Limits>,
): (state: State, operation: Operation | Revert, limits: Limits) => Applied<State, Operation | Revert> {
  const handle = handlers as unknown as Readonly<
    Record<string, (state: State, operation: Operation | Revert, limits: Limits) => Step<State>>
  >;
  /** Operations that set what somebody typed are named so, or said; the others add to what is there. */
  const isSet = ({ kind }: Kind) => kind.startsWith("set") || revertible.setting?.includes(kind) === true;
  const step = (state: State, operation: Operation | Revert, limits: Limits): Step<State> => {
    if (operation.kind === "revert") return revert(state, operation as Revert, revertible, limits);
    const handler = handle[operation.kind];
    if (handler === undefined) throw new Error(`Unknown operation ${operation.kind}`);
    return handler(state, operation, limits);
  };
  return (state, operation, limits) => {
    const { state: next, events } = step(state, operation, limits);
    return { state: next, events, inverse: revertOf(state, next, revertible, isSet(operation)) };
  };
}

export const good = (text: string): PlayEvent => ({ text, tone: "good" });
export const bad = (text: string): PlayEvent => ({ text, tone: "bad" });
export const neutral = (text: string): PlayEvent => ({ text, tone: "neutral" });
