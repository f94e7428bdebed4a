import type { SystemId } from "domain/systems/systemIds";
import { HitPointChanges } from "../hitPoints/HitPointChanges";
import type { TrackersProps } from "./trackers";

/** What changes hit points of this game, for games whose other trackers have no component yet. */
export const hitPointTracker = (system: SystemId) =>
  function HitPointTracker({ press, disabled }: TrackersProps) {
    return <HitPointChanges system={system} press={press} disabled={disabled} inline={system !== "dnd5e"} />;
  };
