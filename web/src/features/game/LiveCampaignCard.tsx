import { campaignVtt } from "../../api/campaignVtt";
import { CampaignCard, type CampaignCardProps } from "../../ui/CampaignCard";

export function LiveCampaignCard(props: Pick<CampaignCardProps, "campaign" | "arrived">) {
  return <CampaignCard {...props} vtt={campaignVtt(props.campaign)} />;
}
