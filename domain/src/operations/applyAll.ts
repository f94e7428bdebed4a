import { AppError } from "../values/errors";
import type { Applied, Reducer } from "./applied";

/**
 * Applies operations that belong together, each to what the one before left. Throws as the reducer does for whichever
 * makes no sense: all of them are done, or none.
 */
export function applyAll<State, Operation, Limits>(
  { apply }: Reducer<State, Operation, Limits>,
  first: State,
  operations: readonly Operation[],
  limits: Limits,
): Applied<State, Operation> {
  return operations.reduce<Applied<State, Operation>>(
    (done, operation) => {
      const { state, events, inverse } = apply(done.state, operation, limits);
      return { state, events: [...done.events, ...events], inverse: [...inverse, ...done.inverse] };
    },
    { state: first, events: [], inverse: [] },
  );
}

/** What operations would do. */
export interface Foreseen<State, Operation> extends Applied<State, Operation> {
  /** The sentence that they would be refused with; they change nothing then. */
  readonly refused?: string;
}

/** As `applyAll`, where a refusal is a value. */
export function foresee<State, Operation, Limits>(
  reducer: Reducer<State, Operation, Limits>,
  state: State,
  operations: readonly Operation[],
  limits: Limits,
): Foreseen<State, Operation> {
  try {
    return applyAll(reducer, state, operations, limits);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state, events: [], inverse: [], refused: error.message };
  }
}
