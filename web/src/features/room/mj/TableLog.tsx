import { Box, Button, Group, Text, VisuallyHidden } from "@mantine/core";
import { spokenMessage } from "domain/table/messages/spokenMessage";
import type { ComponentProps } from "react";
import { dataOf } from "../../../live/liveSource";
import { type LivePlayEntry, useTablePlayLog } from "../../../live/play";
import { useTableRolls } from "../../../live/useTableLog";
import { OpenAsk } from "../../../table/asks/OpenAsks";
import { useOpenAsks } from "../../../table/asks/useOpenAsks";
import { useFightTable } from "../../../table/fight/FightProvider";
import { audienceText } from "../../../table/messages/audienceText";
import { type Author, Composer } from "../../../table/messages/Composer";
import { MessageLine } from "../../../table/messages/MessageLine";
import { PendingMessageLine } from "../../../table/messages/PendingMessageLine";
import type { useChat } from "../../../table/messages/useChat";
import { TablePlayLine } from "../../../table/play/TablePlay";
import { LogLine as RollLogLine } from "../../../table/rollLog/LogLine";
import arrivals from "../../../ui/arrivals.module.css";
import { IconButton } from "../../../ui/IconButton";
import { ScrollBox } from "../../../ui/ScrollBox";
import { useArrivals } from "../../../ui/useArrivals";
import styles from "./TableLog.module.css";
import { type TableLogLine, tableLogLines } from "./tableLogLines";
import { useCreatureDefence } from "./useCreatureDefence";

interface TableLogProps {
  table: ComponentProps<typeof OpenAsk>["table"];
  players: readonly Author[];
  chat: ReturnType<typeof useChat>;
  /** Opens the dice. */
  onDice: () => void;
}

const NOTHING: readonly LivePlayEntry[] = [];

/** All that happens at the table, the newest at the end, over the field that writes and rolls. */
export function TableLog({ table, players, chat, onDice }: TableLogProps) {
  const { messages, composer, newest } = chat;
  const rolls = useTableRolls(table.id, true);
  const play = dataOf(useTablePlayLog(table.id)) ?? NOTHING;
  const asks = useOpenAsks(table.id) ?? [];
  const known = rolls.status === "ready" && messages.log.status === "ready";
  const { history } = useFightTable().fight.state;
  const lines = known
    ? tableLogLines({ rolls, messages: messages.log, play, asks, history: history.entries })
    : [];
  const arrived = useArrivals(known ? lines.map(({ id }) => id) : undefined);
  const drawn = { table, players, messages, arrived };
  return (
    <section className={styles.log} aria-label="Journal de la table">
      <ScrollBox label="Journal" fromEnd>
        <OlderLines logs={[rolls, messages.log]} isEmpty={known && lines.length === 0} />
        <Box component="ol" role="list" m={0} p={0} aria-live="polite" aria-relevant="additions">
          {lines.map((line) => (
            <LogLine key={`${line.kind}-${line.id}`} line={line} {...drawn} />
          ))}
          {messages.pending.map((message) => (
            <PendingMessageLine
              key={message.id}
              message={message}
              audience={audienceText(
                { uid: messages.viewerUid, playerUid: message.playerUid },
                { ...messages, players },
              )}
              connected={messages.connected}
              onDismiss={() => messages.onDismiss(message.id)}
              onTakeBack={() => messages.onTakeBack(message)}
            />
          ))}
        </Box>
      </ScrollBox>
      <VisuallyHidden aria-live="polite">{newest && spokenMessage(newest)}</VisuallyHidden>
      <Composer
        {...composer}
        players={players}
        inRow={<IconButton icon="dice" label="Dés de la table" onClick={onDice} />}
      />
    </section>
  );
}

type Drawn = Pick<TableLogProps, "table" | "players"> & {
  readonly messages: TableLogProps["chat"]["messages"];
  readonly arrived: ReadonlySet<string>;
};

function LogLine({ line, table, players, messages, arrived }: Drawn & { line: TableLogLine }) {
  const withDefence = useCreatureDefence();
  const { fighters } = useFightTable();
  const isNew = arrived.has(line.id);
  if (line.kind === "roll") {
    const { roll, followers } = line.group;
    const shown = { roll: withDefence(roll), followers };
    return <RollLogLine {...shown} rolling={isNew} campaignId={table.id} isMj />;
  }
  if (line.kind === "play") {
    const { id, character, roll } = line.entry;
    // What a roll did is taken back on its own line.
    const undo = roll === undefined ? fighters.undoOf(character.id, id) : undefined;
    return <TablePlayLine entry={line.entry} arrived={isNew} onUndo={undo} />;
  }
  if (line.kind === "fight") {
    const { title, detail } = line.entry;
    return (
      <Text component="li" size="sm" className={isNew ? arrivals.arrived : undefined}>
        <Text span inherit fw={600}>
          {title}
        </Text>
        {` : ${detail}`}
        <Text span inherit c="dimmed">
          {" "}
          · MJ
        </Text>
      </Text>
    );
  }
  if (line.kind === "ask") {
    return (
      <li className={styles.ask}>
        <OpenAsk table={table} ask={line.ask} />
      </li>
    );
  }
  const { uid, playerUid } = line.message;
  const { viewerUid, mjUid, markOf, onReply } = messages;
  return (
    <MessageLine
      line={{ message: line.message, day: undefined, continues: false }}
      own={uid === viewerUid}
      byMj={uid === mjUid}
      audience={audienceText({ uid, playerUid }, { viewerUid, mjUid, players })}
      arrived={isNew}
      onReply={uid !== viewerUid && playerUid !== undefined ? () => onReply(playerUid) : undefined}
      mark={markOf(line.message)}
    />
  );
}

interface OlderLinesProps {
  logs: readonly Pick<
    ReturnType<typeof useTableRolls>,
    "status" | "complete" | "fetchStatus" | "loadOlder"
  >[];
  isEmpty: boolean;
}

/** Above the lines: the older ones to load, or why there are none. */
function OlderLines({ logs, isEmpty }: OlderLinesProps) {
  if (logs.some(({ status }) => status === "failed")) {
    return <Text c="dimmed">Le journal de la table n'est pas disponible pour le moment.</Text>;
  }
  const open = logs.filter(({ status, complete }) => status === "ready" && !complete);
  return (
    <>
      {isEmpty && <Text c="dimmed">Rien ne s'est encore passé à cette table.</Text>}
      {open.length > 0 && (
        <Group justify="center" gap={8}>
          <Button
            size="xs"
            variant="quiet"
            loading={logs.some(({ fetchStatus }) => fetchStatus === "busy")}
            onClick={() => {
              for (const { loadOlder } of open) loadOlder();
            }}
          >
            Plus ancien
          </Button>
          {logs.some(({ fetchStatus }) => fetchStatus === "failed") && (
            <Text role="alert" size="sm" c="bad">
              La suite n'a pas pu être lue. Réessaie.
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
