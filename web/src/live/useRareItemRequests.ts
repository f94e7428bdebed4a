import { type RareItemRequestDocument, rareItemRequests } from "domain/documents/rareItemRequest";
import { MAX_RARE_ITEM_REQUESTS } from "domain/table/items/openRareItemRequests";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveRareItemRequest = WithId<RareItemRequestDocument>;

/** The rare items that the viewer, a player, asked the MJ of a campaign for. Without an id it waits. */
export function useOwnRareItemRequests(campaignId: string | undefined): Live<readonly LiveRareItemRequest[]> {
  const { uid } = useMember();
  return useLive(
    campaignId && `${uid}:campaigns/${campaignId}/rareItemRequests`,
    queryListener(rareItemRequests, {
      from: `campaigns/${campaignId}/rareItemRequests`,
      where: ["uid", "==", uid],
      limit: MAX_RARE_ITEM_REQUESTS.campaign,
    }),
  );
}

/** All that wait for the MJ of a campaign. */
export function useTableRareItemRequests(campaignId: string): Live<readonly LiveRareItemRequest[]> {
  const { uid } = useMember();
  return useLive(
    `${uid}:campaigns/${campaignId}/rareItemRequests+all`,
    queryListener(rareItemRequests, {
      from: `campaigns/${campaignId}/rareItemRequests`,
      limit: MAX_RARE_ITEM_REQUESTS.campaign,
    }),
  );
}
