import { Button } from "@mantine/core";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { commandPanelLink } from "domain/table/campaign/commandPanel";
import { Link } from "react-router-dom";
import { ExternalButton } from "../../../ui/ExternalButton";

/** The link to the MJ panel; a campaign may name another address for it (product §2). */
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
