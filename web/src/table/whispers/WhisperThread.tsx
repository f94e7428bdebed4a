import { Box, Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { spokenMessage } from "domain/table/messages/spokenMessage";
import { ScrollBox } from "../../ui/ScrollBox";
import { deviceZone } from "../dates/deviceZone";
import { Composer } from "../messages/Composer";
import { LogState } from "../messages/LogState";
import { MessageLine } from "../messages/MessageLine";
import { messageLogLines } from "../messages/messageLogLines";
import { PendingMessageLine } from "../messages/PendingMessageLine";
import { type ThreadPlace, useThread } from "./useThread";

interface WhisperThreadProps {
  place: ThreadPlace;
  /** The player, as the MJ reads them; absent for the player, who writes to the MJ. */
  playerName?: string | undefined;
  /** How high the messages may stand, in pixels. */
  maxHeight?: number;
}

/** What a player and the MJ write to each other, at any time (product §2.9.4); what is read of it is settled. */
export default function WhisperThread({ place, playerName, maxHeight = 340 }: WhisperThreadProps) {
  const { log, pending, arrived, markOf, connected, viewerUid, ...thread } = useThread(place);
  const isMj = viewerUid !== place.playerUid;
  return (
    <Stack gap="xs" miw={0}>
      <ScrollBox
        label={isMj ? `Messages avec ${playerName ?? "ce joueur"}` : "Messages avec le MJ"}
        fromEnd
        maxHeight={maxHeight}
      >
        <LogState log={log} isEmpty={log.entries.length === 0 && pending.length === 0}>
          {isMj
            ? "Vous ne vous êtes encore rien écrit."
            : "Une question, une idée ? Vous deux seuls la lirez."}
        </LogState>
        <Box component="ol" role="list">
          {messageLogLines(log.entries, deviceZone()).map((line) => (
            <MessageLine
              key={line.message.id}
              line={line}
              own={line.message.uid === viewerUid}
              byMj={line.message.uid !== place.playerUid}
              audience={undefined}
              arrived={arrived.has(line.message.id)}
              onReply={undefined}
              mark={markOf(line.message)}
            />
          ))}
          {pending.map((message) => (
            <PendingMessageLine
              key={message.id}
              message={message}
              audience={undefined}
              connected={connected}
              onDismiss={() => thread.onDismiss(message.id)}
              onTakeBack={() => thread.onTakeBack(message)}
            />
          ))}
        </Box>
      </ScrollBox>
      <VisuallyHidden aria-live="polite">{thread.newest && spokenMessage(thread.newest)}</VisuallyHidden>
      {thread.settle && (
        <Group justify="flex-end">
          <Button size="sm" loading={thread.isSettling} onClick={thread.settle}>
            Rien à répondre
          </Button>
        </Group>
      )}
      {!isMj && thread.waiting > 0 && (
        <Text size="xs" c="dimmed">
          Le MJ n'a pas encore répondu.
        </Text>
      )}
      <Composer {...thread.composer} players={[]} />
    </Stack>
  );
}
