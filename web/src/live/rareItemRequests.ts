import { type RareItemRequestDocument, rareItemRequests } from "domain/documents/rareItemRequest";
import { MAX_RARE_ITEM_REQUESTS } from "domain/table/items/openRareItemRequests";
import { useMember } from "../session/SessionProvider";
import { live, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveRareItemRequest = WithId<RareItemRequestDocument>;

const limit = MAX_RARE_ITEM_REQUESTS.campaign;

/** The rare items that the viewer, a player, asked the MJ of a campaign for. Without an id it waits. */
export function useOwnRareItemRequests(campaignId: string | undefined): Live<readonly LiveRareItemRequest[]> {
  const { uid } = useMember();
  return useLive(live(rareItemRequests, [campaignId], { where: ["uid", "==", uid], limit }));
}

/** All that wait for the MJ of a campaign. */
export const useTableRareItemRequests = (campaignId: string): Live<readonly LiveRareItemRequest[]> =>
  useLive(live(rareItemRequests, [campaignId], { limit }));
