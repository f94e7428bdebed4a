import { Badge, Button, Group, Skeleton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { Suspense } from "react";
import { dataOf } from "../../../live/liveSource";
import { useWhisperThread } from "../../../live/whisperThreads";
import { useMember } from "../../../session/SessionProvider";
import { unreadText } from "../../../table/whispers/waitingText";
import { lazy } from "../../../ui/lazy";
import { TitledCard } from "../../../ui/TitledCard";
import { useNamedByAddress } from "../../../ui/useNamedByAddress";

const WhisperThread = lazy(() => import("../../../table/whispers/WhisperThread"));

/** For a player: what they and the MJ write to each other; open where something is to be read, or the address names it. */
export function OwnWhispers({ campaign: { id, system } }: { campaign: Pick<CampaignPage, "id" | "system"> }) {
  const { uid } = useMember();
  const live = useWhisperThread(id, uid);
  const unread = dataOf(live)?.unread ?? 0;
  const [asked, { open }] = useDisclosure();
  const { ref, isNamed } = useNamedByAddress("messages", live.status !== "loading");
  // Stays open once it was: what is read is new no more.
  if (!asked && (unread > 0 || isNamed)) open();
  return (
    <div ref={ref} id="messages" tabIndex={-1}>
      <TitledCard
        title="Messages avec le MJ"
        titleSize="h3"
        gap="sm"
        lead={asked ? undefined : "Une question, une idée entre deux séances ? Vous deux seuls la lirez."}
        aside={unread > 0 && <Badge color="warn">{unreadText(unread)}</Badge>}
      >
        {asked ? (
          <Suspense fallback={<Skeleton height={160} />}>
            <WhisperThread place={{ campaignId: id, system, playerUid: uid }} />
          </Suspense>
        ) : (
          <Group>
            <Button onClick={open}>Écrire au MJ</Button>
          </Group>
        )}
      </TitledCard>
    </div>
  );
}
