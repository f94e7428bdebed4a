import { Alert, Button, Group, Skeleton, Text } from "@mantine/core";
import { rollDie } from "domain/values/dice/die";
import { type ReactNode, Suspense } from "react";
import { cryptoSource } from "../../../browser/cryptoSource";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { sheetOf } from "../../../games/registry/sheets";
import { useInPlay, useSheet, useViewer } from "../../../kits/sheet/openSheet";
import { Panel } from "../../../ui/Panel";

const LOADING = <Skeleton h={320} />;

const rollHere = (sides: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => rollDie(sides, cryptoSource));

interface PlayTrackersProps {
  /** What stands there where the state cannot come without a connection. */
  instead?: ReactNode;
}

/** The state of a character in play, for all who see the sheet; its place is kept while it is on its way. */
export function PlayTrackers({ instead }: PlayTrackersProps) {
  const { editable, progression, inFight, connected } = useViewer();
  const { system, id } = useSheet().character;
  const { play, failed, retry } = useInPlay();
  const { trackers: Trackers } = sheetOf(system);
  if (play === undefined && !connected && !failed) return instead;
  return (
    <Panel title="En jeu" storageKey={STORAGE_KEYS.sheetPanel(system, id, "trackers")}>
      <Suspense fallback={LOADING}>
        {play ? (
          <Trackers
            state={play.state}
            limits={play.limits}
            press={play.press}
            roll={rollHere}
            disabled={!editable}
            milestones={progression === "milestone"}
            inFight={inFight}
          />
        ) : failed ? (
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
