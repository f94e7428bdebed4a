import type { Dnd5eLimits } from "domain/games/dnd5e/play/limits";
import type { Dnd5eOperation } from "domain/games/dnd5e/play/operations";
import type { Dnd5eState } from "domain/games/dnd5e/play/state";
import type { TrackersProps } from "../../../kits/trackers/trackersProps";

export type Dnd5eProps = TrackersProps<Dnd5eState, Dnd5eOperation, Dnd5eLimits>;
