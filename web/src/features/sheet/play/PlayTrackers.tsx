import { Alert, Button, Group, Skeleton, Text } from "@mantine/core";
import { rollDie } from "domain/values/dice/die";
import type { SystemId } from "domain/values/systemIds";
import { Suspense } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { sheetOf } from "../../../games/registry/sheets";
import type { Play } from "../../../table/play/usePlay";
import { Panel } from "../../../ui/Panel";

interface PlayTrackersProps {
  system: SystemId;
  characterId: string;
  /** Undefined until it is known. */
  play: Pick<Play, "state" | "limits" | "press"> | undefined;
  /** What tries again; undefined unless the state cannot be had. */
  retry: (() => void) | undefined;
  /** Whether the viewer may change them: the owner and the MJ may. */
  editable: boolean;
  /** Whether the table counts no experience. */
  milestones?: boolean;
  /** Whether the fight counts its turns. */
  inFight?: boolean;
}

const LOADING = <Skeleton h={320} />;

const rollHere = (sides: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => rollDie(sides, cryptoSource));

/** The state of a character in play, for all who see the sheet. */
export function PlayTrackers({
  system,
  characterId,
  play,
  retry,
  editable,
  milestones = false,
  inFight = false,
}: PlayTrackersProps) {
  const { trackers: Trackers } = sheetOf(system);
  return (
    <Panel title="En jeu" storageKey={STORAGE_KEYS.sheetPanel(system, characterId, "trackers")}>
      <Suspense fallback={LOADING}>
        {play ? (
          <Trackers
            state={play.state}
            limits={play.limits}
            press={play.press}
            roll={rollHere}
            disabled={!editable}
            milestones={milestones}
            inFight={inFight}
          />
        ) : retry ? (
          <Alert>
            <Group justify="space-between" gap="sm">
              <Text inherit>L'état en jeu n'est pas disponible.</Text>
              <Button size="sm" onClick={retry}>
                Réessayer
              </Button>
            </Group>
          </Alert>
        ) : (
          LOADING
        )}
      </Suspense>
    </Panel>
  );
}
