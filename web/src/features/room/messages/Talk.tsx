import type { SystemId } from "domain/systems/systemIds";
import { useEffect, useRef, useState } from "react";
import { useTableTalk } from "../../../live/useTableLog";
import { useMember } from "../../../session/SessionProvider";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { ScrollBox } from "../../../ui/ScrollBox";
import { useArrivals } from "../../../ui/useArrivals";
import { Composer, type Speaker } from "./Composer";
import { LetterLine } from "./LetterLine";
import { spokenLines } from "./spokenLines";
import styles from "./Talk.module.css";
import { TalkLine } from "./TalkLine";
import { useOutbox } from "./useOutbox";

interface TalkProps {
  campaignId: string;
  system: SystemId;
  mj: Speaker;
  players: readonly Speaker[];
  connected: boolean;
  /** Somebody else has spoken. */
  onHeard: (messageId: string) => void;
}

/** The table's conversation, and what is whispered between a player and the MJ. */
export function Talk({ campaignId, system, mj, players, connected, onHeard }: TalkProps) {
  const { uid } = useMember();
  const isMj = mj.uid === uid;
  const talk = useTableTalk(campaignId, isMj);
  const { letters, write, settle } = useOutbox({ id: campaignId, system }, connected);
  const [playerUid, setPlayerUid] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const arrivals = useArrivals(talk.status === "ready" ? talk.entries.map(({ id }) => id) : undefined);
  const said = new Set(talk.entries.map(({ id }) => id));
  const landed = letters.filter(({ requestId }) => said.has(requestId)).map(({ requestId }) => requestId);
  const landedIds = landed.join();
  useEffect(() => {
    for (const requestId of landedIds.split(",")) settle(requestId);
  }, [landedIds, settle]);

  /** Who else hears a whisper of this author. */
  const earOf = (author: string, whisperedWith: string | undefined): string | undefined => {
    if (whisperedWith === undefined) return undefined;
    if (author !== uid) return "en privé";
    if (!isMj) return "au MJ seul";
    const player = players.find((one) => one.uid === whisperedWith);
    return `à ${player?.name ?? "un joueur parti"}, en privé`;
  };
  const newest = talk.entries.find(({ id, uid: author }) => arrivals.has(id) && author !== uid);
  const newestId = newest?.id;
  useEffect(() => {
    if (newestId !== undefined) onHeard(newestId);
  }, [newestId, onHeard]);

  const answer = (whisperedWith: string | undefined) => {
    setPlayerUid(whisperedWith);
    field.current?.focus();
  };

  return (
    <Card as="section" className={styles.talk} aria-labelledby="table-talk">
      <h2 id="table-talk">Discussion</h2>
      <ScrollBox label="Messages" fromEnd>
        {!talk.complete && talk.status === "ready" && (
          <div className={styles.older}>
            <Button size="small" loading={talk.leafing === "busy"} onClick={talk.leafBack}>
              Messages plus anciens
            </Button>
            {talk.leafing === "failed" && <p role="alert">Ils n'ont pas pu être lus. Réessaie.</p>}
          </div>
        )}
        {talk.status === "failed" && (
          <p className={styles.none}>La discussion n'est pas disponible pour le moment.</p>
        )}
        {talk.status === "ready" && talk.entries.length === 0 && letters.length === 0 && (
          <p className={styles.none}>Personne n'a encore rien dit. À toi l'honneur !</p>
        )}
        <ol className={styles.lines}>
          {spokenLines(talk.entries).map((line) => (
            <TalkLine
              key={line.message.id}
              line={line}
              own={line.message.uid === uid}
              byMj={line.message.uid === mj.uid}
              ear={earOf(line.message.uid, line.message.playerUid)}
              arrived={arrivals.has(line.message.id)}
              onAnswer={
                isMj && line.message.playerUid !== undefined && line.message.uid !== uid
                  ? () => answer(line.message.playerUid)
                  : undefined
              }
            />
          ))}
          {letters
            .filter(({ requestId }) => !said.has(requestId))
            .map((letter) => (
              <LetterLine
                key={letter.requestId}
                letter={letter}
                ear={earOf(uid, letter.playerUid)}
                connected={connected}
                onDismiss={() => settle(letter.requestId)}
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
    </Card>
  );
}
