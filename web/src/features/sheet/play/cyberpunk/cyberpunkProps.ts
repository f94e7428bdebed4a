import type { CyberpunkOperation } from "domain/systems/cyberpunk/play/play";
import type { CyberpunkLimits, CyberpunkState } from "domain/systems/cyberpunk/play/state";
import type { TrackersProps } from "../parts/trackersProps";

export type CyberpunkProps = TrackersProps<CyberpunkState, CyberpunkOperation, CyberpunkLimits>;
