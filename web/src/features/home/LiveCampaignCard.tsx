import { useInViewport } from "@mantine/hooks";
import { useCampaignPresence } from "../../live/useCampaignPresence";
import { useMember } from "../../session/SessionProvider";
import { campaignVtt } from "../../table/vtt/campaignVtt";
import { CampaignCard, type ListedCampaignCard } from "./CampaignCard";

/** A campaign card with who else is at its table: one listener for each card on the screen, none for the others. */
export const LiveCampaignCard: ListedCampaignCard = ({ campaign, arrived }) => {
  const { uid } = useMember();
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const atTable = campaign.membershipStatus === "member";
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
    />
  );
};
