import { rareItemRequests } from "domain/documents/rareItemRequest";
import { inBatches } from "../store/guardedBatch";
import { rareItemRequestsBy, rareItemRequestsFor, references } from "../store/queries";

const removeEach = async (campaignId: string, query: Parameters<typeof references>[0]): Promise<void> =>
  inBatches(await references(query), (batch, { id }) => batch.delete(rareItemRequests, [campaignId, id]));

/** Removes what waits for a character that is not linked to the campaign any more. Can be repeated after a crash. */
export const removeCharacterRareItemRequests = (campaignId: string, characterId: string): Promise<void> =>
  removeEach(campaignId, rareItemRequestsFor(campaignId, characterId));

/** Removes what somebody asked for who is no member any more. Can be repeated after a crash. */
export const leaveRareItemRequests = (campaignId: string, uid: string): Promise<void> =>
  removeEach(campaignId, rareItemRequestsBy(campaignId, uid));
