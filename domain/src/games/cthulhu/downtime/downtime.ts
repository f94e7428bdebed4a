import type { DowntimeAct } from "../../../game/downtime";
import type { CthulhuOperation } from "../play/play";
import type { CthulhuLimits, CthulhuState } from "../play/state";
import { confide, recover } from "./recovery";
import { study } from "./tome";

/** What an investigator does between two evenings. */
export const cthulhuDowntime: readonly DowntimeAct<CthulhuState, CthulhuOperation, CthulhuLimits>[] = [
  study,
  recover,
  confide,
];
