import type { SystemId } from "domain/systems/systemIds";
import { Suspense } from "react";
import type { Play } from "../../../table/play/usePlay";
import { TRACKERS } from "./trackers";

interface PlayTrackersProps {
  system: SystemId;
  play: Pick<Play, "state" | "limits" | "press">;
}

/** What changes a character in play, for its owner and the MJ. */
export function PlayTrackers({ system, play: { state, limits, press } }: PlayTrackersProps) {
  const Trackers = TRACKERS[system];
  return (
    <Suspense>
      <Trackers state={state} limits={limits} press={press} />
    </Suspense>
  );
}
