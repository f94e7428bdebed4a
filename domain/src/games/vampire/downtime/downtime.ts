import type { DowntimeAct } from "../../../game/downtime";
import type { VampireOperation } from "../play/play";
import type { VampireLimits, VampireState } from "../play/state";
import { hunt } from "./hunt";

/** What a vampire does between two evenings. */
export const vampireDowntime: readonly DowntimeAct<VampireState, VampireOperation, VampireLimits>[] = [hunt];
