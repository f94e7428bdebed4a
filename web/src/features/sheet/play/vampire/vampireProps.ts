import type { VampireOperation } from "domain/systems/vampire/play/play";
import type { VampireLimits, VampireState } from "domain/systems/vampire/play/state";
import type { TrackersProps } from "../parts/trackersProps";

export type VampireProps = TrackersProps<VampireState, VampireOperation, VampireLimits>;
