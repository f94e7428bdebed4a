import type { Step as AnyStep } from "../../../operations/reducer";
import { AppError } from "../../../values/errors";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import type { Dnd5eState } from "./state";

/** What an operation makes of a state, before its inverse is worked out. */
export type Step = AnyStep<Dnd5eState>;

/** What somebody does; what takes it back is worked out from what changed. */
export type ActOperation = Exclude<Dnd5eOperation, { kind: "revert" }>;

/** Applies one kind of operation. Throws `operation-refused` for one that makes no sense now. */
export type Act<Kind extends ActOperation["kind"]> = (
  state: Dnd5eState,
  operation: Extract<ActOperation, { kind: Kind }>,
  limits: Dnd5eLimits,
) => Step;

export const refused = (sentence: string): AppError => new AppError("operation-refused", { sentence });
