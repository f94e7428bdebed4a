import { joinRequests } from "domain/documents/joinRequest";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import type { JoinRequestReference, RareItemRequestReference } from "domain/table/notifications/notification";
import { liveDocument } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

const waits = (live: Live<object | null>): boolean | undefined =>
  live.status === "loading" ? undefined : live.status === "ready" && live.data !== null;

/**
 * Whether a request still waits for the MJ's answer; undefined while that is not known. One that nobody may read any
 * more, since its campaign is gone or another's, waits no longer.
 */
export const useJoinRequestWaits = ({ campaignId, uid }: JoinRequestReference): boolean | undefined =>
  waits(useLive(liveDocument(joinRequests, campaignId, uid)));

/** The same of a rare item. */
export const useRareItemRequestWaits = (of: RareItemRequestReference): boolean | undefined =>
  waits(useLive(liveDocument(rareItemRequests, of.campaignId, of.requestId)));
