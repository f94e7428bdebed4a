import { type QueryClient, queryOptions, useQueries } from "@tanstack/react-query";
import { listCampaigns } from "domain/api/campaignList";
import { campaignSummarySchema } from "domain/table/campaign/campaignSummary";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { STORAGE_KEYS } from "../browser/storageKeys";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { joinLists } from "./joinLists";
import { keptList, listKeeper } from "./keptList";
import { queryKeys } from "./keys";
import { validEntries } from "./validEntries";

const campaignsOf = (uid: string, system: SystemId) =>
  queryOptions({
    queryKey: queryKeys.campaigns(uid, system),
    queryFn: async ({ signal }) => {
      const keep = listKeeper(STORAGE_KEYS.campaignList(uid, system));
      const answer = await call(listCampaigns, { params: { system } }, { signal });
      const campaigns = validEntries(campaignSummarySchema, answer);
      keep(campaigns);
      return campaigns;
    },
  });

/** What this device read last; undefined where it never did. */
const keptCampaigns = (uid: string, system: SystemId) =>
  keptList(STORAGE_KEYS.campaignList(uid, system), campaignSummarySchema);

/** Whether this device keeps a list of every system from an earlier visit. */
export const hasKeptCampaigns = (uid: string): boolean =>
  SYSTEM_IDS.every((system) => keptCampaigns(uid, system) !== undefined);

/**
 * The campaigns that the member runs, plays in or waits to join, of every system. A system whose list fails gives none
 * (product §7) and is told apart by `failed`. Until the answers come, what this device keeps stands in for them.
 */
export function useAllCampaignsQuery() {
  const { uid } = useMember();
  const kept = useMemo(() => SYSTEM_IDS.map((system) => keptCampaigns(uid, system)), [uid]);
  return useQueries({
    queries: SYSTEM_IDS.map((system, index) => ({
      ...campaignsOf(uid, system),
      placeholderData: kept[index],
    })),
    combine: joinLists,
  });
}

/** Reads the lists of every system for those who will show them. Never rejects: whoever shows one asks again. */
export async function fetchAllCampaigns(client: QueryClient, uid: string): Promise<void> {
  await Promise.all(SYSTEM_IDS.map((system) => client.prefetchQuery(campaignsOf(uid, system))));
}
