import { AppError } from "../values/errors";
import type { PlayEvent, Reducer } from "./applied";

/** An operation with the id that was made for its press. */
export interface Pressed<Operation> {
  readonly id: string;
  readonly operation: Operation;
}

interface Done<Operation> extends Pressed<Operation> {
  readonly events: readonly PlayEvent[];
  readonly inverse: readonly Operation[];
}

interface Refused {
  readonly id: string;
  readonly sentence: string;
}

export interface Outcome<State, Operation> {
  readonly state: State;
  readonly done: readonly Done<Operation>[];
  /** An operation that makes no sense any more is refused alone; the others stand. */
  readonly refused: readonly Refused[];
}

/** Applies operations in their order, each to what the one before left. */
export function applyOperations<State, Operation, Limits>(
  { apply }: Reducer<State, Operation, Limits>,
  first: State,
  pressed: readonly Pressed<Operation>[],
  limits: Limits,
): Outcome<State, Operation> {
  let state = first;
  const done: Done<Operation>[] = [];
  const refused: Refused[] = [];
  for (const { id, operation } of pressed) {
    try {
      const applied = apply(state, operation, limits);
      state = applied.state;
      done.push({ id, operation, events: applied.events, inverse: applied.inverse });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, sentence: error.message });
    }
  }
  return { state, done, refused };
}
