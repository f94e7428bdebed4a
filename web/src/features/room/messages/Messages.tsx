import { Button, Paper } from "@mantine/core";
import type { SystemId } from "domain/systems/systemIds";
import { useEffect, useRef, useState } from "react";
import { useTableMessages } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import { ScrollBox } from "../../../ui/ScrollBox";
import { useArrivals } from "../../../ui/useArrivals";
import { type Author, Composer } from "./Composer";
import { MessageLine } from "./MessageLine";
import styles from "./Messages.module.css";
import { messageLogLines } from "./messageLogLines";
import { PendingMessageLine } from "./PendingMessageLine";
import { useOutbox } from "./useOutbox";

interface MessagesProps {
  campaignId: string;
  system: SystemId;
  mj: Author;
  players: readonly Author[];
  connected: boolean;
  /** Somebody else has spoken. */
  onReceived: (messageId: string) => void;
}

/** The table's conversation, and what is whispered between a player and the MJ. */
export function Messages({ campaignId, system, mj, players, connected, onReceived }: MessagesProps) {
  const { uid } = useMember();
  const isMj = mj.uid === uid;
  const log = useTableMessages(campaignId, isMj);
  const { pending, write, settle } = useOutbox({ id: campaignId, system }, connected);
  const [playerUid, setPlayerUid] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const arrivals = useArrivals(log.status === "ready" ? log.entries.map(({ id }) => id) : undefined);
  const said = new Set(log.entries.map(({ id }) => id));
  const delivered = pending.filter(({ requestId }) => said.has(requestId)).map(({ requestId }) => requestId);
  const deliveredIds = delivered.join();
  useEffect(() => {
    for (const requestId of deliveredIds.split(",")) settle(requestId);
  }, [deliveredIds, settle]);

  /** Who else hears a whisper of this author. */
  const audienceOf = (author: string, whisperedWith: string | undefined): string | undefined => {
    if (whisperedWith === undefined) return undefined;
    if (author !== uid) return "en privé";
    if (!isMj) return "au MJ seul";
    const player = players.find((one) => one.uid === whisperedWith);
    return `à ${player?.name ?? "un joueur parti"}, en privé`;
  };
  const newest = log.entries.find(({ id, uid: author }) => arrivals.has(id) && author !== uid);
  const newestId = newest?.id;
  useEffect(() => {
    if (newestId !== undefined) onReceived(newestId);
  }, [newestId, onReceived]);

  const answer = (whisperedWith: string | undefined) => {
    setPlayerUid(whisperedWith);
    field.current?.focus();
  };

  return (
    <Paper component="section" className={styles.talk} aria-labelledby="table-talk">
      <h2 id="table-talk">Discussion</h2>
      <ScrollBox label="Messages" fromEnd>
        {!log.complete && log.status === "ready" && (
          <div className={styles.older}>
            <Button size="sm" loading={log.fetchStatus === "busy"} onClick={log.loadOlder}>
              Messages plus anciens
            </Button>
            {log.fetchStatus === "failed" && <p role="alert">Ils n'ont pas pu être lus. Réessaie.</p>}
          </div>
        )}
        {log.status === "failed" && (
          <p className={styles.none}>La discussion n'est pas disponible pour le moment.</p>
        )}
        {log.status === "ready" && log.entries.length === 0 && pending.length === 0 && (
          <p className={styles.none}>Personne n'a encore rien dit. À toi l'honneur !</p>
        )}
        <ol className={styles.lines}>
          {messageLogLines(log.entries).map((line) => (
            <MessageLine
              key={line.message.id}
              line={line}
              own={line.message.uid === uid}
              byMj={line.message.uid === mj.uid}
              audience={audienceOf(line.message.uid, line.message.playerUid)}
              arrived={arrivals.has(line.message.id)}
              onAnswer={
                isMj && line.message.playerUid !== undefined && line.message.uid !== uid
                  ? () => answer(line.message.playerUid)
                  : undefined
              }
            />
          ))}
          {pending
            .filter(({ requestId }) => !said.has(requestId))
            .map((message) => (
              <PendingMessageLine
                key={message.requestId}
                message={message}
                audience={audienceOf(uid, message.playerUid)}
                connected={connected}
                onDismiss={() => settle(message.requestId)}
              />
            ))}
        </ol>
      </ScrollBox>
      <p className="visuallyHidden" aria-live="polite">
        {newest && `${newest.name}${newest.playerUid ? ", en privé" : ""} : ${newest.text}`}
      </p>
      <Composer
        field={field}
        isMj={isMj}
        players={players}
        playerUid={playerUid}
        onAudience={setPlayerUid}
        ownUid={uid}
        onSend={(text) => write(text, playerUid)}
      />
    </Paper>
  );
}
