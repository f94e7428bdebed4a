import type { CyberpunkOperation } from "domain/games/cyberpunk/play/play";
import type { CyberpunkLimits, CyberpunkState } from "domain/games/cyberpunk/play/state";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

export type CyberpunkProps = TrackersProps<CyberpunkState, CyberpunkOperation, CyberpunkLimits>;
