import { Skeleton } from "@mantine/core";
import { rollDie } from "domain/dice/die";
import type { SystemId } from "domain/systems/systemIds";
import { Suspense } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import type { Play } from "../../../table/play/usePlay";
import { Panel } from "../../../ui/Panel";
import { TRACKERS } from "./trackers";

interface PlayTrackersProps {
  system: SystemId;
  characterId: string;
  play: Pick<Play, "state" | "limits" | "press">;
  /** Whether the viewer may change them: the owner and the MJ may. */
  editable: boolean;
}

const rollHere = (sides: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => rollDie(sides, cryptoSource));

/** The state of a character in play, for all who see the sheet. */
export function PlayTrackers({
  system,
  characterId,
  play: { state, limits, press },
  editable,
}: PlayTrackersProps) {
  const Trackers = TRACKERS[system];
  return (
    <Panel title="En jeu" storageKey={STORAGE_KEYS.sheetPanel(system, characterId, "trackers")}>
      <Suspense fallback={<Skeleton h={240} />}>
        <Trackers state={state} limits={limits} press={press} roll={rollHere} disabled={!editable} />
      </Suspense>
    </Panel>
  );
}
