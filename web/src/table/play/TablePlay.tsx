import { Stack, Text, VisuallyHidden } from "@mantine/core";
import { dataOf } from "../../live/liveSource";
import { type LivePlayEntry, useTablePlayLog } from "../../live/play";
import { useMember } from "../../session/SessionProvider";
import arrivals from "../../ui/arrivals.module.css";
import { Panel } from "../../ui/Panel";
import { useArrivals } from "../../ui/useArrivals";
import { useNow } from "../../ui/useNow";
import { TakeBack } from "../damage/Offers";
import { eventsText, isNews, LOOK_MS, saidOf } from "./playLines";

interface TablePlayProps {
  campaignId: string;
  /** Where this device remembers whether the panel is open. */
  storageKey: string;
}

interface TablePlayLineProps {
  entry: LivePlayEntry;
  arrived: boolean;
  /** Undefined where it cannot be taken back from here. */
  onUndo?: (() => void) | undefined;
}

/** « Lia : −7 PV · MJ », struck out once it was taken back. */
export function TablePlayLine({ entry, arrived, onUndo }: TablePlayLineProps) {
  const { character, events, role, undoneBy } = entry;
  const { name } = character;
  return (
    <Text
      component="li"
      size="sm"
      td={undoneBy === undefined ? undefined : "line-through"}
      className={arrived ? arrivals.arrived : undefined}
    >
      <Text span inherit fw={600}>
        {name}
      </Text>
      {saidOf(name, eventsText(events)).slice(name.length)}
      {role === "mj" && (
        <Text span inherit c="dimmed">
          {" "}
          · MJ
        </Text>
      )}
      {onUndo && (
        <>
          {" "}
          <TakeBack what={saidOf(name, eventsText(events))} onTakeBack={onUndo} />
        </>
      )}
    </Text>
  );
}

/** What the characters of a table have suffered, spent and gained last, as it happens. */
export function TablePlay({ campaignId, storageKey }: TablePlayProps) {
  const { uid } = useMember();
  const live = useTablePlayLog(campaignId);
  const entries = dataOf(live);
  const arrived = useArrivals(entries?.map(({ id }) => id));
  const now = useNow(LOOK_MS);
  const newest = entries?.find((entry) => arrived.has(entry.id) && entry.uid !== uid && isNews(entry, now));
  return (
    <Panel title="En jeu" storageKey={storageKey}>
      {entries?.length === 0 && <Text c="dimmed">Rien ne s'est encore passé en jeu.</Text>}
      {live.status === "failed" && (
        <Text c="dimmed">Ce qui se passe en jeu n'est pas disponible pour le moment.</Text>
      )}
      <Stack component="ol" role="list" gap={4} m={0} p={0}>
        {entries?.map((entry) => (
          <TablePlayLine key={entry.id} entry={entry} arrived={arrived.has(entry.id)} />
        ))}
      </Stack>
      <VisuallyHidden aria-live="polite">
        {newest && saidOf(newest.character.name, eventsText(newest.events))}
      </VisuallyHidden>
    </Panel>
  );
}
