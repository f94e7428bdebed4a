import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { type VttJoinState, vttJoinState } from "domain/table/campaign/vttStatus";
import { vttHost } from "../../http/hosts";

/** The VTT of a listed campaign; undefined where the table does without one (product §4). */
export function campaignVtt({ id, game, settings, vttStatus }: CampaignSummary): VttJoinState | undefined {
  if (!settings?.useVtt) return undefined;
  return vttJoinState({ id, system: game, settings, vttStatus }, vttHost());
}
