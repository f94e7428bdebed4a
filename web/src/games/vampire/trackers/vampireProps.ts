import type { VampireOperation } from "domain/games/vampire/play/play";
import type { VampireLimits, VampireState } from "domain/games/vampire/play/state";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

export type VampireProps = TrackersProps<VampireState, VampireOperation, VampireLimits>;
