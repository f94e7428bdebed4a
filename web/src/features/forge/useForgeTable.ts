import type { ForgeCampaign } from "domain/game/forge/forge";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { readCampaignSettings } from "domain/table/campaign/settings";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { useOwnCampaigns } from "../../api/useOwnCampaigns";

export interface TableChoice {
  /** The campaigns of this game that one plays in. */
  readonly campaigns: readonly CampaignSummary[];
  /** The one that the character is made for. */
  readonly table: ForgeCampaign | undefined;
  /** It was asked for, and is not there, or no longer. */
  readonly isGone: boolean;
  readonly loading: boolean;
}

/**
 * The table that the character is made for, as it stands: its MJ may change its rules, or end it, meanwhile. `asked`:
 * a campaign's id, or "" for none; where nothing was asked for, one's only campaign of the game.
 */
export function useForgeTable(system: SystemId, asked: string | undefined): TableChoice {
  const own = useOwnCampaigns();
  const campaigns = useMemo(
    () =>
      own.status !== "ready"
        ? []
        : own.campaigns.filter(
            ({ game, role, membershipStatus }) =>
              game === system && role === "player" && membershipStatus === "member",
          ),
    [own, system],
  );
  const only = campaigns.length === 1 ? campaigns[0]?.id : undefined;
  const campaignId = asked ?? only;
  const campaign = campaigns.find(({ id }) => id === campaignId);
  const table = useMemo(
    () => campaign && { id: campaign.id, settings: readCampaignSettings(campaign.settings) },
    [campaign],
  );
  const loading = own.status !== "ready";
  return { campaigns, table, loading, isGone: !loading && Boolean(campaignId) && !campaign };
}
