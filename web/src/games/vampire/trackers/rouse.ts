import type { VampireOperation } from "domain/games/vampire/play/play";
import type { Thrown } from "../../../kits/trackers/foreseen";

type Rouse = Extract<VampireOperation, { kind: "rouse" }>;

/** A rouse check of one die, or of as many as the power's level has. */
export const rouse = (purpose: Rouse["purpose"], dice = 1, level?: number): Thrown<VampireOperation> => ({
  dice: [[dice, 10]],
  operationOf: (faces) => ({ kind: "rouse", faces, purpose, ...(level !== undefined && { level }) }),
});
