import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { campaignSummarySchema, getCampaign, getCampaignInvite, listCampaigns } from "domain/api/campaigns";
import { SYSTEM_IDS, type SystemId } from "domain/systems/systemIds";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { joinLists } from "./joinLists";
import { queryKeys } from "./keys";
import { validEntries } from "./validEntries";

const campaignsOf = (uid: string, system: SystemId) =>
  queryOptions({
    queryKey: queryKeys.campaigns(uid, system),
    queryFn: async ({ signal }) =>
      validEntries(campaignSummarySchema, await call(listCampaigns, { params: { system } }, { signal })),
  });

/**
 * The campaigns that the member runs, plays in or waits to join, of every system. A system whose list fails gives none
 * (product §7) and is told apart by `failed`.
 */
export function useAllCampaignsQuery() {
  const { uid } = useMember();
  return useQueries({ queries: SYSTEM_IDS.map((system) => campaignsOf(uid, system)), combine: joinLists });
}

/** A campaign as its page shows it. */
export function useCampaignQuery(system: SystemId, id: string) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.campaign(uid, system, id),
    queryFn: ({ signal }) => call(getCampaign, { params: { system, id } }, { signal }),
  });
}

/** What an invite link opens; asked again at every visit, for an invite may have been renewed since. */
export function useCampaignInviteQuery(system: SystemId, token: string) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.campaignInvite(uid, system, token),
    queryFn: ({ signal }) => call(getCampaignInvite, { params: { system, token } }, { signal }),
    enabled: token !== "",
    staleTime: 0,
  });
}
