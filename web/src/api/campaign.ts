import { useQuery } from "@tanstack/react-query";
import { getCampaign, getCampaignInvite } from "domain/api/campaigns";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

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
