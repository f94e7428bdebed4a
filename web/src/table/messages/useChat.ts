import type { MessageDocument } from "domain/documents/message";
import { lineOf, readChatLine } from "domain/table/messages/chatLine";
import {
  type ComponentProps,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import type { LiveCampaign } from "../../live/campaigns";
import { useTableMessages } from "../../live/useTableLog";
import { useMember } from "../../session/SessionProvider";
import { useArrivals } from "../../ui/useArrivals";
import type { TableDiceControl } from "../dice/useTableDice";
import type { Composer } from "./Composer";
import type { MessageLog } from "./MessageLog";
import { useMarking } from "./useMarking";
import { type PendingMessage, useOutbox } from "./useOutbox";
import { useUndelivered } from "./useUndelivered";

const OFFLINE = "Hors connexion : les dés de la table attendent son retour.";

interface ChatOptions {
  campaign: Pick<LiveCampaign, "id" | "system" | "mj">;
  dice: TableDiceControl;
  connected: boolean;
  /** A message of somebody else came in. */
  onReceived: (message: MessageDocument) => void;
}

/** The table's messages with those on their way, and what writes them or rolls by a command. */
export function useChat({ campaign, dice, connected, onReceived }: ChatOptions) {
  const { uid } = useMember();
  const isMj = campaign.mj.uid === uid;
  const log = useTableMessages(campaign.id, isMj);
  const outbox = useOutbox(campaign, connected);
  const { write, settle } = outbox;
  const markOf = useMarking(campaign);
  const [playerUid, setPlayerUid] = useState<string>();
  const [takenBack, setTakenBack] = useState<PendingMessage>();
  const writer = useMemo(() => ({ system: campaign.system, isMj }), [campaign.system, isMj]);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [hasRolled, setRolled] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const pending = useUndelivered(log.entries, outbox);
  const arrived = useArrivals(log.status === "ready" ? log.entries.map(({ id }) => id) : undefined);
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
    setLines((earlier) => [line, ...earlier]);
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
  const messages: Omit<ComponentProps<typeof MessageLog>, "players"> = {
    ...{ log, arrived, connected, viewerUid: uid, mjUid: campaign.mj.uid },
    pending,
    ...{ markOf, onReply: reply, onDismiss: settle, onTakeBack: takeBack },
  };
  const composer: Omit<ComponentProps<typeof Composer>, "players"> = {
    ...{ field, writer, playerUid, takenBack, check, ownUid: uid },
    history: lines.length > 0 ? lines : own.map(lineOf),
    ...{ onAudience: setPlayerUid, onSend: send },
  };
  /** The last line was a command that rolled. */
  return { messages, composer, newest, hasRolled };
}
