import type { CampaignPage } from "domain/campaign/campaignPage";
import { commandPanelLink } from "domain/campaign/commandPanel";
import { ButtonLink, ExternalButton } from "../../../ui/Button";

/** The way to the MJ panel, which a campaign may have elsewhere (product §2). */
export function CommandPanelLink({ campaign, primary }: { campaign: CampaignPage; primary: boolean }) {
  const { kind, href } = commandPanelLink(campaign.id, campaign);
  const variant = primary ? "primary" : "quiet";
  return kind === "in-app" ? (
    <ButtonLink variant={variant} to={href}>
      Commandes MJ
    </ButtonLink>
  ) : (
    <ExternalButton variant={variant} href={href}>
      Commandes MJ
    </ExternalButton>
  );
}
