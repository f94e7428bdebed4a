import { Box, VisuallyHidden } from "@mantine/core";
import type { MessageDocument } from "domain/documents/message";
import { lineOf, readChatLine } from "domain/table/messages/chatLine";
import { spokenMessage } from "domain/table/messages/spokenMessage";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { LiveCampaign } from "../../../live/campaigns";
import { useTableMessages } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import type { TableDiceControl } from "../../../table/dice/useTableDice";
import { RollLine } from "../../../ui/RollLine";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";
import { type Author, Composer } from "./Composer";
import { MessageLog } from "./MessageLog";
import { type PendingMessage, useOutbox } from "./useOutbox";

const OFFLINE = "Hors connexion : les dés de la table attendent son retour.";
/** How many lines the up arrow brings back. */
const MAX_LINES = 20;

interface MessagesProps {
  campaign: Pick<LiveCampaign, "id" | "system" | "mj">;
  players: readonly Author[];
  dice: TableDiceControl;
  connected: boolean;
  /** A message of somebody else came in. */
  onReceived: (message: MessageDocument) => void;
}

/** The table's messages, and the private ones between a player and the MJ. */
export function Messages({ campaign, players, dice, connected, onReceived }: MessagesProps) {
  const { uid } = useMember();
  const isMj = campaign.mj.uid === uid;
  const log = useTableMessages(campaign.id, isMj);
  const { pending, write, settle } = useOutbox(campaign, connected);
  const [playerUid, setPlayerUid] = useState<string>();
  const [takenBack, setTakenBack] = useState<PendingMessage>();
  const writer = useMemo(() => ({ system: campaign.system, isMj }), [campaign.system, isMj]);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [hasRolled, setRolled] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const sent = new Set(log.entries.map(({ id }) => id));
  const delivered = pending.map(({ id }) => id).filter((id) => sent.has(id));
  const deliveredIds = delivered.join();
  useEffect(() => {
    for (const id of deliveredIds.split(",")) settle(id);
  }, [deliveredIds, settle]);

  const arrived = useArrivals(log.status === "ready" ? [...sent] : undefined);
  const newest = log.entries.find((message) => arrived.has(message.id) && message.uid !== uid);
  const newestId = newest?.id;
  const received = useEffectEvent(() => newest && onReceived(newest));
  useEffect(() => {
    if (newestId !== undefined) received();
  }, [newestId]);

  const reply = (toPlayer: string) => {
    setPlayerUid(toPlayer);
    field.current?.focus();
  };

  const takeBack = (message: PendingMessage) => {
    setPlayerUid(message.playerUid);
    setTakenBack(message);
    settle(message.id);
    field.current?.focus();
  };

  const check = useCallback(
    (line: string) => {
      const read = readChatLine(line, writer);
      if (read.kind === "problem") return read.sentence;
      return read.kind === "roll" && !connected ? OFFLINE : undefined;
    },
    [writer, connected],
  );
  const send = (line: string) => {
    const read = readChatLine(line, writer);
    if (read.kind === "problem") return;
    setLines((earlier) => [line, ...earlier].slice(0, MAX_LINES));
    setRolled(read.kind === "roll");
    if (read.kind === "roll") {
      dice.roll(read.label, read.roll, read.secret || playerUid !== undefined ? "mj" : "table");
    } else {
      const { kind, text } = read;
      write({
        text,
        ...(kind === "emote" && { emote: true }),
        playerUid: kind === "whisper" ? uid : playerUid,
      });
    }
    if (!isMj) setPlayerUid(undefined);
  };
  const own = log.entries.filter((message) => message.uid === uid);

  return (
    <TitledCard title="Discussion" titleSize="h3" gap="xs" mih={0}>
      <MessageLog
        log={log}
        arrived={arrived}
        pending={pending.filter(({ id }) => !sent.has(id))}
        viewerUid={uid}
        mjUid={campaign.mj.uid}
        players={players}
        connected={connected}
        onReply={reply}
        onDismiss={settle}
        onTakeBack={takeBack}
      />
      <VisuallyHidden aria-live="polite">{newest && spokenMessage(newest)}</VisuallyHidden>
      {hasRolled && dice.last && !dice.isPending && (
        <Box component="ul" role="list" m={0} p={0} aria-label="Ton dernier jet" aria-live="polite">
          <RollLine key={dice.last.id} roll={dice.last} rolling />
        </Box>
      )}
      <Composer
        field={field}
        writer={writer}
        players={players}
        playerUid={playerUid}
        onAudience={setPlayerUid}
        takenBack={takenBack}
        ownUid={uid}
        check={check}
        history={lines.length > 0 ? lines : own.slice(0, MAX_LINES).map(lineOf)}
        onSend={send}
      />
    </TitledCard>
  );
}
