import { Button } from "@mantine/core";
import type { CampaignPage } from "domain/campaign/campaignPage";
import { commandPanelLink } from "domain/campaign/commandPanel";
import { Link } from "react-router-dom";
import { ExternalButton } from "../../../ui/ExternalButton";

/** The way to the MJ panel, which a campaign may have elsewhere (product §2). */
export function CommandPanelLink({ campaign, primary }: { campaign: CampaignPage; primary: boolean }) {
  const { kind, href } = commandPanelLink(campaign.id, campaign);
  const variant = primary ? "primary" : "quiet";
  return kind === "in-app" ? (
    <Button component={Link} variant={variant} to={href}>
      Commandes MJ
    </Button>
  ) : (
    <ExternalButton variant={variant} href={href}>
      Commandes MJ
    </ExternalButton>
  );
}
