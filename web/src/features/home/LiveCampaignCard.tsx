import { Button } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { paths } from "domain/values/links/paths";
import { plural } from "domain/values/text/plural";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { dataOf } from "../../live/liveSource";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useWaitingThreads, type WhisperThread } from "../../live/whisperThreads";
import { useMember } from "../../session/SessionProvider";
import { campaignVtt } from "../../table/vtt/campaignVtt";
import { CampaignCard, type ListedCampaignCard } from "./CampaignCard";
import styles from "./CampaignCard.module.css";

/** Who waits for the MJ's answer, and the way there. */
function WaitingPlayers({
  campaign: { id, game },
  threads,
}: Pick<ComponentProps<ListedCampaignCard>, "campaign"> & { threads: readonly WhisperThread[] }) {
  const [first] = threads;
  const text =
    threads.length === 1 && first?.name !== undefined
      ? `${first.name} attend ta réponse`
      : `${threads.length} ${plural(threads.length, "joueur attend", "joueurs attendent")} ta réponse`;
  return (
    <Button component={Link} to={paths.whispers(id, game)} size="sm" className={styles.join}>
      {text}
    </Button>
  );
}

/**
 * A campaign card with who else is at its table and, for its MJ, who waits for an answer: a listener or two for each card on
 * the screen, none for the others.
 */
export const LiveCampaignCard: ListedCampaignCard = ({ campaign, arrived }) => {
  const { uid } = useMember();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const atTable = campaign.membershipStatus === "member";
  const isMj = campaign.role === "mj";
  const waiting = dataOf(useWaitingThreads(inViewport && isMj ? campaign.id : undefined)) ?? [];
  const presence = useCampaignPresence(inViewport && atTable ? campaign.id : undefined);
  const others =
    presence.status === "ready" ? [...presence.data.keys()].filter((one) => one !== uid).length : undefined;
  return (
    <CampaignCard
      ref={ref}
      campaign={campaign}
      arrived={arrived}
      vtt={campaignVtt(campaign)}
      online={others}
      waiting={waiting.length > 0 && <WaitingPlayers campaign={campaign} threads={waiting} />}
    />
  );
};
