import type * as z from "zod/mini";
import type { EquippedCharacter } from "../equipment/applyEquipment";

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
 * How a game's characters change during play. State is what was spent, marked and suffered, apart from the
 * build, which gives the limits; an operation is a small value in the game's words. Server, client and tests
 * use the same reducer.
 */
export interface PlaySystem<State, Operation, Limits> {
  readonly stateSchema: z.ZodMiniType<State>;
  /** A discriminated union on `kind`, every number and text bounded. */
  readonly operationSchema: z.ZodMiniType<Operation>;
  /** What the build and the worn equipment allow at most. */
  readonly limitsOf: (character: EquippedCharacter) => Limits;
  /** The state of a character that has none stored: whole, but for what its stats say of now (read once). */
  readonly firstState: (character: EquippedCharacter, limits: Limits) => State;
  /**
   * Total for every state that the schema allows and every limit, also one that has shrunk below the state.
   * Throws `AppError("operation-refused")` with a sentence for an operation that makes no sense now.
   */
  readonly apply: (state: State, operation: Operation, limits: Limits) => Applied<State, Operation>;
}
