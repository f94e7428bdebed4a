import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { memo, useRef } from "react";
import { useMember } from "../../session/SessionProvider";
import arrivals from "../../ui/arrivals.module.css";
import { Panel } from "../../ui/Panel";
import { useArrivals } from "../../ui/useArrivals";
import { actorName, idsOf, type PlayLine, saidOf } from "./playLines";
import type { Play } from "./usePlay";

interface PlayHistoryProps {
  /** Undefined until it is known. */
  play: Play | undefined;
  /** Where this device remembers whether the panel is open. */
  storageKey: string;
}

/** The last operations on a character, and those that can still be undone. */
export function PlayHistory({ play, storageKey }: PlayHistoryProps) {
  return (
    <Panel title="Dernières actions" storageKey={storageKey}>
      {play ? <History {...play} /> : <Skeleton height={24} />}
    </Panel>
  );
}

function History({ recent, older, undo }: Play) {
  const { uid } = useMember();
  const arrived = useArrivals(idsOf(recent));
  return (
    <>
      {recent.length === 0 && older.load === undefined && (
        <Text c="dimmed">Rien ne s'est encore passé en jeu.</Text>
      )}
      <Stack component="ol" role="list" gap={4} m={0} p={0}>
        {recent.map((line) => (
          <HistoryLine
            key={line.id}
            line={line}
            isOwn={line.entry === undefined || line.entry.uid === uid}
            hasArrived={arrived.has(line.id)}
            undo={undo}
          />
        ))}
      </Stack>
      {older.status === "failed" && <Text c="dimmed">Le reste n'est pas disponible pour le moment.</Text>}
      {older.load && (
        <Button size="xs" variant="quiet" loading={older.status === "busy"} onClick={older.load}>
          Actions plus anciennes
        </Button>
      )}
    </>
  );
}

interface HistoryLineProps {
  line: PlayLine;
  isOwn: boolean;
  /** It came while the page was open. */
  hasArrived: boolean;
  undo: (operationId: string) => void;
}

/** Lines are read anew at each change in play, which adds one. */
const HistoryLine = memo(function HistoryLine({ line, isOwn, hasArrived, undo }: HistoryLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const { id, text, entry, pending, undone, undoable } = line;
  return (
    <Group
      ref={place}
      component="li"
      tabIndex={-1}
      justify="space-between"
      wrap="nowrap"
      gap={10}
      mih={36}
      className={hasArrived && !isOwn ? arrivals.arrived : undefined}
    >
      <Text span size="sm" td={undone ? "line-through" : undefined} c={undone ? "dimmed" : ""}>
        {entry && !isOwn ? saidOf(actorName(entry), text) : text}
        {pending && (
          <Text span inherit c="dimmed">
            {" "}
            · en attente
          </Text>
        )}
      </Text>
      {undoable && (
        <Button
          size="xs"
          aria-label={`Annuler : ${text}`}
          onClick={() => {
            undo(id);
            // The button goes: what has the focus stays beside it.
            place.current?.focus({ preventScroll: true });
          }}
        >
          Annuler
        </Button>
      )}
    </Group>
  );
}, isDeepEqual);
