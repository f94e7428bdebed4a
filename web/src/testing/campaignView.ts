import type { CampaignView } from "domain/api/campaigns";
import type { CampaignDocument } from "domain/documents/campaign";
import { type CampaignPage, readCampaignPage } from "domain/table/campaign/campaignPage";

/** What the server answers of a campaign to one of its players, without characters. */
export const campaignViewOf = (id: string, campaign: CampaignDocument): CampaignView => {
  const { system, name, description, mj, memberIds, settings, vttStatus, commandPanelUrl, links } = campaign;
  return {
    ...{ id, name, description, settings, vttStatus, game: system, role: "player" },
    ...{ dm: mj.name, dmProfile: mj, characters: [] },
    ...(commandPanelUrl !== undefined && { commandPanelUrl }),
    ...(links && { links }),
    players: memberIds.map((uid) => ({ uid, name: uid })),
  };
};

/** The same, as its page has it. */
export const campaignPageOf = (id: string, campaign: CampaignDocument): CampaignPage =>
  readCampaignPage(campaignViewOf(id, campaign), id, campaign.system);
