import type { CampaignDocument } from "../../documents/campaign";
import { paths } from "../../values/links/paths";
import { type SafeLink, safeLink } from "../../values/links/safeLink";

/**
 * The address of the MJ panel (product §2): the campaign's `commandPanelUrl`, else `links.commandPanel`, else
 * `links.mjCommandPanel`, the first one that is safe; else the product's own panel.
 */
export function commandPanelLink(
  campaignId: string,
  campaign: Pick<CampaignDocument, "system" | "commandPanelUrl" | "links">,
): SafeLink {
  const candidates = [campaign.commandPanelUrl, campaign.links?.commandPanel, campaign.links?.mjCommandPanel];
  const override = candidates.map(safeLink).find((link) => link !== undefined);
  return override ?? { kind: "in-app", href: paths.mjPanel(campaignId, campaign.system) };
}
