import { useQueryClient } from "@tanstack/react-query";
import { mergeCampaigns } from "domain/table/campaign/campaignList";
import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { useMemo, useState } from "react";
import { useLiveCampaigns } from "../live/campaigns";
import { useOwnJoinRequests } from "../live/joinRequests";
import { useConnection } from "../live/useConnection";
import { useMember } from "../session/SessionProvider";
import { useAllCampaignsQuery } from "./campaigns";
import { queryKeys } from "./keys";
import { refreshEverywhere } from "./otherTabs";
import { useLiveQuery } from "./useLiveQuery";

export type OwnCampaigns =
  | { readonly status: "loading" }
  /** As this device last read them, until the answer comes. */
  | { readonly status: "kept"; readonly campaigns: readonly CampaignSummary[] }
  | {
      readonly status: "ready";
      readonly campaigns: readonly CampaignSummary[];
      /** All are known: what comes and goes from now on does so before one's eyes. */
      readonly settled: boolean;
      /** Some list could not be had, and no listener stands in for it. */
      readonly incomplete: boolean;
    };

/**
 * The member's campaigns of every system, pending ones included: from the API first, then as they change. What was once
 * read stays: lists that are asked for again without a connection never come.
 */
export function useOwnCampaigns(): OwnCampaigns {
  const { uid } = useMember();
  const lists = useAllCampaignsQuery();
  const joined = useLiveQuery(lists, useLiveCampaigns());
  const pending = useLiveQuery(lists, useOwnJoinRequests());
  const campaigns = useMemo(
    () => mergeCampaigns({ uid, listed: lists.entries, live: joined.live, requests: pending.live }),
    [uid, lists.entries, joined.live, pending.live],
  );
  const connected = useConnection();
  const live = joined.live !== undefined && pending.live !== undefined;
  // Without a connection, what the device keeps is all that will come.
  const enough = live || (!connected && joined.live !== undefined);
  const current = enough || !(lists.loading || lists.kept) ? campaigns : undefined;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  const shown = current ?? last;
  if (shown !== undefined) {
    const answered = !(lists.loading || lists.kept || lists.failed);
    const incomplete = lists.failed && !enough;
    return { status: "ready", campaigns: shown, settled: live || answered, incomplete };
  }
  // None that was kept would be no news: there may be some by now.
  if (lists.loading || campaigns.length === 0) return { status: "loading" };
  return { status: "kept", campaigns };
}

/** Asks for every list again. */
export function useRefreshCampaigns(): () => void {
  const client = useQueryClient();
  const { uid } = useMember();
  return () => refreshEverywhere(client, queryKeys.everyCampaignList(uid));
}
