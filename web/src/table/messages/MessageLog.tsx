import { Box } from "@mantine/core";
import type { MessageDocument } from "domain/documents/message";
import type { TableLog } from "../../live/useTableLog";
import { ScrollBox } from "../../ui/ScrollBox";
import { deviceZone } from "../dates/deviceZone";
import { audienceText } from "./audienceText";
import type { Author } from "./Composer";
import { LogState } from "./LogState";
import { MessageLine } from "./MessageLine";
import { messageLogLines } from "./messageLogLines";
import { PendingMessageLine } from "./PendingMessageLine";
import type { useMarking } from "./useMarking";
import type { PendingMessage } from "./useOutbox";

interface MessageLogProps {
  log: TableLog<MessageDocument>;
  /** The ids of what came while the log is shown. */
  arrived: ReadonlySet<string>;
  /** The viewer's messages that are not in the log yet. */
  pending: readonly PendingMessage[];
  viewerUid: string;
  mjUid: string;
  players: readonly Author[];
  connected: boolean;
  /** Whether a message may be kept with the evening, and is. */
  markOf: ReturnType<typeof useMarking>;
  onReply: (playerUid: string) => void;
  onDismiss: (id: string) => void;
  onTakeBack: (message: PendingMessage) => void;
}

/** The messages, oldest first, scrolled to their end. */
export function MessageLog({
  log,
  arrived,
  pending,
  connected,
  markOf,
  onReply,
  onDismiss,
  onTakeBack,
  ...table
}: MessageLogProps) {
  const { viewerUid, mjUid } = table;
  return (
    <ScrollBox label="Messages" fromEnd>
      <LogState log={log} isEmpty={log.entries.length === 0 && pending.length === 0}>
        Personne n'a encore rien dit. À toi l'honneur !
      </LogState>
      <Box component="ol" role="list">
        {messageLogLines(log.entries, deviceZone()).map((line) => {
          const { id, uid, playerUid } = line.message;
          const mayReply = viewerUid === mjUid && uid !== viewerUid && playerUid !== undefined;
          return (
            <MessageLine
              key={id}
              line={line}
              own={uid === viewerUid}
              byMj={uid === mjUid}
              audience={audienceText({ uid, playerUid }, table)}
              arrived={arrived.has(id)}
              onReply={mayReply ? () => onReply(playerUid) : undefined}
              mark={markOf(line.message)}
            />
          );
        })}
        {pending.map((message) => (
          <PendingMessageLine
            key={message.id}
            message={message}
            audience={audienceText({ uid: viewerUid, playerUid: message.playerUid }, table)}
            connected={connected}
            onDismiss={() => onDismiss(message.id)}
            onTakeBack={() => onTakeBack(message)}
          />
        ))}
      </Box>
    </ScrollBox>
  );
}
