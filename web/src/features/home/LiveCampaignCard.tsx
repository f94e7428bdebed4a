import { useInViewport } from "@mantine/hooks";
import { Suspense } from "react";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useMember } from "../../session/SessionProvider";
import { campaignVtt } from "../../table/vtt/campaignVtt";
import { lazy } from "../../ui/lazy";
import { CampaignCard, type ListedCampaignCard } from "./CampaignCard";

/** The card is whole without it. */
const WaitingPlayers = lazy(() => import("./WaitingPlayers"));

/**
 * A campaign card with who else is at its table and, for its MJ, who waits for an answer: a listener or two for each card on
 * the screen, none for the others.
 */
export const LiveCampaignCard: ListedCampaignCard = ({ campaign, arrived }) => {
  const { uid } = useMember();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const isMember = campaign.membershipStatus === "member";
  const presence = useCampaignPresence(inViewport && isMember ? campaign.id : undefined);
  const others =
    presence.status === "ready" ? [...presence.data.keys()].filter((one) => one !== uid).length : undefined;
  return (
    <CampaignCard
      ref={ref}
      campaign={campaign}
      arrived={arrived}
      vtt={campaignVtt(campaign)}
      online={others}
      waiting={
        inViewport &&
        campaign.role === "mj" && (
          <Suspense>
            <WaitingPlayers campaign={campaign} />
          </Suspense>
        )
      }
    />
  );
};
