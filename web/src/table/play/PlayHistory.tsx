import { Button, Group, Stack, Text } from "@mantine/core";
import { useMember } from "../../session/SessionProvider";
import arrivals from "../../ui/arrivals.module.css";
import { Panel } from "../../ui/Panel";
import { useArrivals } from "../../ui/useArrivals";
import { actorName } from "./playLines";
import type { Play } from "./usePlay";

interface PlayHistoryProps {
  play: Play;
  /** Where this device remembers whether the panel is open. */
  storageKey: string;
}

/** The last operations on a character, and those that can still be undone. */
export function PlayHistory({ play: { recent, log, undo }, storageKey }: PlayHistoryProps) {
  const { uid } = useMember();
  const arrived = useArrivals(log === "ready" ? recent.map(({ id }) => id) : undefined);
  return (
    <Panel title="Dernières actions" storageKey={storageKey}>
      {log === "failed" && (
        <Text c="dimmed">Les dernières actions ne sont pas disponibles pour le moment.</Text>
      )}
      {log !== "failed" && recent.length === 0 && <Text c="dimmed">Rien ne s'est encore passé en jeu.</Text>}
      <Stack component="ol" role="list" gap={4} m={0} p={0}>
        {recent.map((line) => (
          <Group
            key={line.id}
            component="li"
            justify="space-between"
            wrap="nowrap"
            gap={10}
            mih={36}
            className={
              arrived.has(line.id) && line.entry && line.entry.uid !== uid ? arrivals.arrived : undefined
            }
          >
            <Text
              span
              size="sm"
              td={line.undone ? "line-through" : undefined}
              c={line.undone ? "dimmed" : ""}
            >
              {line.entry && line.entry.uid !== uid && `${actorName(line.entry)} : `}
              {line.text}
              {line.pending && (
                <Text span inherit c="dimmed">
                  {" "}
                  · en attente
                </Text>
              )}
            </Text>
            {line.undoable && (
              <Button size="xs" aria-label={`Annuler : ${line.text}`} onClick={() => undo(line.id)}>
                Annuler
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
