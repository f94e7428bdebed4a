import type { RareItemRequestDocument } from "../../documents/rareItemRequest";

/** Requests that wait for one character, of one player in a campaign, and for its MJ. */
export const MAX_RARE_ITEM_REQUESTS = { character: 10, player: 20, campaign: 100 } as const;

/** The requests that still wait (epoch milliseconds), the longest first. */
export const openRareItemRequests = <
  Request extends Pick<RareItemRequestDocument, "createdAt" | "expiresAt">,
>(
  requests: readonly Request[],
  now: number,
): Request[] =>
  requests
    .filter(({ expiresAt }) => expiresAt > now)
    .toSorted((one, other) => one.createdAt - other.createdAt);
