import { VisuallyHidden } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LiveCampaign } from "../../../live/useLiveCampaign";
import { useTableMessages } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import { TitledCard } from "../../../ui/TitledCard";
import { useArrivals } from "../../../ui/useArrivals";
import { type Author, Composer } from "./Composer";
import { MessageLog } from "./MessageLog";
import { type PendingMessage, useOutbox } from "./useOutbox";

interface MessagesProps {
  campaign: Pick<LiveCampaign, "id" | "system" | "mj">;
  players: readonly Author[];
  connected: boolean;
  /** A message of somebody else came in. */
  onReceived: () => void;
}

/** The table's messages, and the private ones between a player and the MJ. */
export function Messages({ campaign, players, connected, onReceived }: MessagesProps) {
  const { uid } = useMember();
  const isMj = campaign.mj.uid === uid;
  const log = useTableMessages(campaign.id, isMj);
  const { pending, write, settle } = useOutbox(campaign, connected);
  const [playerUid, setPlayerUid] = useState<string>();
  const [takenBack, setTakenBack] = useState<PendingMessage>();
  const field = useRef<HTMLTextAreaElement>(null);

  const sent = new Set(log.entries.map(({ id }) => id));
  const delivered = pending.map(({ requestId }) => requestId).filter((requestId) => sent.has(requestId));
  const deliveredIds = delivered.join();
  useEffect(() => {
    for (const requestId of deliveredIds.split(",")) settle(requestId);
  }, [deliveredIds, settle]);

  const arrived = useArrivals(log.status === "ready" ? [...sent] : undefined);
  const newest = log.entries.find((message) => arrived.has(message.id) && message.uid !== uid);
  const newestId = newest?.id;
  const received = useEffectEvent(onReceived);
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
    settle(message.requestId);
    field.current?.focus();
  };

  return (
    <TitledCard title="Discussion" titleSize="h3" gap="xs" mih={0}>
      <MessageLog
        log={log}
        arrived={arrived}
        pending={pending.filter(({ requestId }) => !sent.has(requestId))}
        viewerUid={uid}
        mjUid={campaign.mj.uid}
        players={players}
        connected={connected}
        onReply={reply}
        onDismiss={settle}
        onTakeBack={takeBack}
      />
      <VisuallyHidden aria-live="polite">
        {newest && `${newest.name}${newest.playerUid ? ", en privé" : ""} : ${newest.text}`}
      </VisuallyHidden>
      <Composer
        field={field}
        isMj={isMj}
        players={players}
        playerUid={playerUid}
        onAudience={setPlayerUid}
        takenBack={takenBack}
        ownUid={uid}
        onSend={(text) => write(text, playerUid)}
      />
    </TitledCard>
  );
}
