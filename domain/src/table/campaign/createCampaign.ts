import type { CampaignDocument } from "../../documents/campaign";
import type { CampaignSettings } from "../../game/campaignSettings";
import type { SystemId } from "../../values/systemIds";
import { DEFAULT_CAMPAIGN_SETTINGS } from "./settings";
import { requireCampaignInfo, trimInfo } from "./updateCampaignInfo";
import { offlineVtt } from "./vttStatus";

/** The body of `createCampaign`; omitted fields get their defaults. */
export interface CampaignDraft {
  readonly name: string;
  readonly description?: string | undefined;
  readonly settings?: CampaignSettings | undefined;
}

/** A new campaign with the caller as its MJ and no players. Throws what `requireCampaignInfo` throws. */
export function decideCreateCampaign(
  system: SystemId,
  mj: { uid: string; name: string },
  draft: CampaignDraft,
  now: number,
): CampaignDocument {
  const info = trimInfo({ name: draft.name, description: draft.description ?? "" });
  requireCampaignInfo(info);
  return {
    system,
    ...info,
    mj: { uid: mj.uid, name: mj.name },
    memberIds: [],
    settings: draft.settings ?? DEFAULT_CAMPAIGN_SETTINGS,
    vttStatus: offlineVtt(now),
    createdAt: now,
    updatedAt: now,
  };
}
