import type { CthulhuOperation } from "domain/systems/cthulhu/play/play";
import type { CthulhuLimits, CthulhuState } from "domain/systems/cthulhu/play/state";
import type { TrackersProps } from "../parts/trackersProps";

export type CthulhuProps = TrackersProps<CthulhuState, CthulhuOperation, CthulhuLimits>;
