/**
 * What an operation did, in the words that toasts, live regions, the log and the history share: « −7 PV »,
 * « Concentration à sauver : DD 12 ».
 */
export interface PlayEvent {
  readonly text: string;
  readonly tone: "good" | "bad" | "neutral";
}

/** What an operation makes of a state. */
export interface Applied<State, Operation> {
  readonly state: State;
  readonly events: readonly PlayEvent[];
  /** Operations that take it back, in order; applied to the newest state, whatever happened in between. */
  readonly inverse: readonly Operation[];
}

/**
 * How operations change a state. Total for every state that its schema allows and every limit, also one that has shrunk
 * below the state. Throws `AppError("operation-refused")` with a sentence for an operation that makes no sense now.
 */
export interface Reducer<State, Operation, Limits> {
  readonly apply: (state: State, operation: Operation, limits: Limits) => Applied<State, Operation>;
}
