import type { CthulhuOperation } from "domain/games/cthulhu/play/play";
import type { CthulhuLimits, CthulhuState } from "domain/games/cthulhu/play/state";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

export type CthulhuProps = TrackersProps<CthulhuState, CthulhuOperation, CthulhuLimits>;
