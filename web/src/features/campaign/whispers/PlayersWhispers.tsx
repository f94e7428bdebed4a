import { Accordion, Badge, Group, Skeleton, Text } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { relativeTime } from "domain/values/text/dates";
import { plural } from "domain/values/text/plural";
import { Suspense, useState } from "react";
import { dataOf } from "../../../live/liveSource";
import { type WhisperThread as Thread, useWhisperThreads } from "../../../live/whisperThreads";
import { deviceZone } from "../../../table/dates/deviceZone";
import { waitingText } from "../../../table/whispers/waitingText";
import { lazy } from "../../../ui/lazy";
import { TitledCard } from "../../../ui/TitledCard";
import { useNamedByAddress } from "../../../ui/useNamedByAddress";
import { useNow } from "../../../ui/useNow";
import styles from "./PlayersWhispers.module.css";

const WhisperThread = lazy(() => import("../../../table/whispers/WhisperThread"));

interface PlayersWhispersProps {
  campaign: Pick<CampaignPage, "id" | "system" | "players">;
}

/** For the MJ: what they and each player write to each other, and who waits for an answer. */
export function PlayersWhispers({ campaign: { id, system, players } }: PlayersWhispersProps) {
  const live = useWhisperThreads(id);
  const threads = new Map((dataOf(live) ?? []).map((thread) => [thread.playerUid, thread]));
  const waiting = players.filter(({ uid }) => (threads.get(uid)?.waiting ?? 0) > 0);
  const { ref, isNamed } = useNamedByAddress("messages", live.status !== "loading");
  const [chosen, choose] = useState<string | null>();
  // Whoever comes from the bell reads at once what was written.
  const [first] = waiting;
  if (chosen === undefined && isNamed && first !== undefined) choose(first.uid);
  if (players.length === 0) return null;
  return (
    <div ref={ref} id="messages" tabIndex={-1}>
      <TitledCard
        title="Messages des joueurs"
        titleSize="h3"
        gap="sm"
        aside={
          waiting.length > 0 && (
            <Badge color="warn">
              {waiting.length} {plural(waiting.length, "joueur attend", "joueurs attendent")}
            </Badge>
          )
        }
      >
        <Accordion className={styles.players} value={chosen ?? null} onChange={choose} transitionDuration={0}>
          {players.map(({ uid, name }) => (
            <Accordion.Item key={uid} value={uid}>
              <Accordion.Control className={styles.control}>
                <Group gap="2px 10px" justify="space-between">
                  <Text span fw={600} inherit>
                    {name}
                  </Text>
                  <ThreadState thread={threads.get(uid)} />
                </Group>
              </Accordion.Control>
              <Accordion.Panel className={styles.body}>
                {chosen === uid && (
                  <Suspense fallback={<Skeleton height={160} />}>
                    <WhisperThread place={{ campaignId: id, system, playerUid: uid }} playerName={name} />
                  </Suspense>
                )}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </TitledCard>
    </div>
  );
}

/** Whether the player waits, else when the two wrote last. */
function ThreadState({ thread }: { thread: Thread | undefined }) {
  const now = useNow(60_000);
  if (thread !== undefined && thread.waiting > 0)
    return <Badge color="warn">{waitingText(thread.waiting)}</Badge>;
  return (
    <Text span size="xs" c="dimmed">
      {thread ? relativeTime(thread.lastAt, now, deviceZone()) : "Écrire"}
    </Text>
  );
}
