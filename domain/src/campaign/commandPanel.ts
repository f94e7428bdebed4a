import type { CampaignDocument } from "../documents/campaign";
import { paths } from "../links/paths";
import { type SafeLink, safeLink } from "../links/safeLink";

/**
 * Where the MJ panel is (product §2): the campaign's `commandPanelUrl`, else `links.commandPanel`, else
 * `links.mjCommandPanel`, the first that is safe to follow; else the product's own panel.
 */
export function commandPanelLink(
  campaignId: string,
  campaign: Pick<CampaignDocument, "system" | "commandPanelUrl" | "links">,
): SafeLink {
  const candidates = [campaign.commandPanelUrl, campaign.links?.commandPanel, campaign.links?.mjCommandPanel];
  const override = candidates.map(safeLink).find((link) => link !== undefined);
  return override ?? { kind: "in-app", href: paths.mjPanel(campaignId, campaign.system) };
}
