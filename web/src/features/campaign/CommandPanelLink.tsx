import type { CampaignPage } from "domain/campaign/campaignPage";
import { commandPanelLink } from "domain/campaign/commandPanel";
import { ButtonLink, ExternalButton } from "../../ui/Button";

/** The way to the MJ panel, which a campaign may have elsewhere (spec §2). */
export function CommandPanelLink({ campaign }: { campaign: CampaignPage }) {
  const { kind, href } = commandPanelLink(campaign.id, campaign);
  return kind === "in-app" ? (
    <ButtonLink variant="primary" to={href}>
      Commandes MJ
    </ButtonLink>
  ) : (
    <ExternalButton variant="primary" href={href}>
      Commandes MJ
    </ExternalButton>
  );
}
