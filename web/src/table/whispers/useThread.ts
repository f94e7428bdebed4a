import { settleWhispers } from "domain/api/messages";
import { lineOf } from "domain/table/messages/chatLine";
import { checkMessage } from "domain/values/messageText";
import type { SystemId } from "domain/values/systemIds";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "../../http/call";
import { serverSentence } from "../../http/serverSentence";
import { useMutation } from "../../http/useMutation";
import { dataOf } from "../../live/liveSource";
import { useConnection } from "../../live/useConnection";
import { useWhispers } from "../../live/useTableLog";
import { useWhisperThread } from "../../live/whisperThreads";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useArrivals } from "../../ui/useArrivals";
import type { Composer } from "../messages/Composer";
import { useMarking } from "../messages/useMarking";
import { type PendingMessage, useOutbox } from "../messages/useOutbox";
import { useUndelivered } from "../messages/useUndelivered";

const SETTLE_FAILURE = "Ce message attend toujours une réponse. Réessaie.";

/** Which player of which campaign writes with its MJ. */
export interface ThreadPlace {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly playerUid: string;
}

/** Says that what the other one wrote is read, or wants no answer. */
function useSettleWhispers({ campaignId: id, system, playerUid }: ThreadPlace) {
  return useMutation({
    networkMode: "always",
    mutationFn: (lastAt: number) =>
      call(settleWhispers, { params: { system, id }, body: { playerUid, lastAt } }),
  });
}

/** What a player and the MJ write to each other, with what is on its way, and what writes it. */
export function useThread(place: ThreadPlace) {
  const { campaignId, system, playerUid } = place;
  const { uid } = useMember();
  const isMj = uid !== playerUid;
  const connected = useConnection();
  const log = useWhispers(campaignId, playerUid);
  const thread = dataOf(useWhisperThread(campaignId, playerUid));
  const outbox = useOutbox({ id: campaignId, system }, connected);
  const pending = useUndelivered(log.entries, outbox).filter((message) => message.playerUid === playerUid);
  const markOf = useMarking({ id: campaignId, system });
  const arrived = useArrivals(log.status === "ready" ? log.entries.map(({ id }) => id) : undefined);
  const [takenBack, setTakenBack] = useState<PendingMessage>();
  const field = useRef<HTMLTextAreaElement>(null);
  const settling = useSettleWhispers(place);
  const unread = isMj ? 0 : (thread?.unread ?? 0);
  const lastAt = thread?.lastAt;

  // What is shown to its player is read, once somebody looks at the page.
  const isShown = log.status === "ready" && unread > 0;
  const read = useEffectEvent(() => {
    if (document.visibilityState === "visible" && lastAt !== undefined) settling.mutate(lastAt);
  });
  useEffect(() => {
    if (!isShown || lastAt === undefined) return;
    const look = () => read();
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isShown, lastAt]);

  const takeBack = (message: PendingMessage) => {
    setTakenBack(message);
    outbox.settle(message.id);
    field.current?.focus();
  };
  const settle =
    isMj && thread && thread.waiting > 0
      ? () =>
          settling.mutate(thread.lastAt, {
            onError: (error) => toast("error", serverSentence(error, SETTLE_FAILURE)),
          })
      : undefined;
  const own = log.entries.filter((message) => message.uid === uid);
  const composer: Omit<ComponentProps<typeof Composer>, "players"> = {
    ...{ field, playerUid, takenBack, ownUid: uid, check: checkMessage },
    writer: { system, isMj },
    history: own.map(lineOf),
    onSend: (text) => outbox.write({ text, playerUid }),
  };
  return {
    ...{ log, pending, arrived, markOf, connected, composer, viewerUid: uid },
    newest: log.entries.find((message) => arrived.has(message.id) && message.uid !== uid),
    /** A player's messages that the MJ has neither answered nor settled. */
    waiting: thread?.waiting ?? 0,
    /** Ends that for the MJ; undefined where nothing waits for them. */
    settle,
    isSettling: settling.isPending,
    onTakeBack: takeBack,
    onDismiss: outbox.settle,
  };
}
