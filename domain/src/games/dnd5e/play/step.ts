import type { PlayEvent } from "../../../operations/applied";
import { AppError } from "../../../values/errors";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import type { Dnd5eState } from "./state";

/** What an operation makes of a state, before its inverse is worked out. */
export interface Step {
  readonly state: Dnd5eState;
  readonly events: readonly PlayEvent[];
}

export type OperationKind = Dnd5eOperation["kind"];
type OperationOf<Kind extends OperationKind> = Extract<Dnd5eOperation, { kind: Kind }>;

/** Applies one kind of operation. Throws `operation-refused` for one that makes no sense now. */
export type Act<Kind extends OperationKind> = (
  state: Dnd5eState,
  operation: OperationOf<Kind>,
  limits: Dnd5eLimits,
) => Step;

export const good = (text: string): PlayEvent => ({ text, tone: "good" });
export const bad = (text: string): PlayEvent => ({ text, tone: "bad" });
export const neutral = (text: string): PlayEvent => ({ text, tone: "neutral" });

export const refused = (sentence: string): AppError => new AppError("operation-refused", { sentence });
