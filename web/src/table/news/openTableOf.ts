import { isVttOnline, type VttCampaign } from "domain/table/campaign/vttStatus";
import type { SystemId } from "domain/values/systemIds";

/** A campaign by what its news need: its id only while its table is open. */
export const openTableOf = ({
  id,
  system,
  settings,
  vttStatus,
}: VttCampaign): { readonly campaignId: string | undefined; readonly system: SystemId } => ({
  campaignId: settings.useVtt && isVttOnline(vttStatus) ? id : undefined,
  system,
});
