import { useQuery } from "@tanstack/react-query";
import { listJoinRequests } from "domain/api/campaigns";
import type { CampaignPage } from "domain/table/campaign/campaignPage";
import { useLiveQuery } from "../../../api/useLiveQuery";
import { call } from "../../../http/call";
import { usePendingJoinRequests } from "../../../live/joinRequests";
import { useMember } from "../../../session/SessionProvider";

interface JoinRequest {
  readonly uid: string;
  readonly name: string;
  readonly requestedAt: number;
}

interface JoinRequestsState {
  readonly status: "loading" | "failed" | "ready";
  /** Longest wait first; undefined until they are known. */
  readonly requests?: readonly JoinRequest[] | undefined;
}

/** Who waits for the MJ's answer: the call's result until the listener answers. */
export function useJoinRequests({ id, system }: Pick<CampaignPage, "id" | "system">): JoinRequestsState {
  const { uid } = useMember();
  const query = useQuery({
    queryKey: [uid, "joinRequests", system, id],
    queryFn: ({ signal }) => call(listJoinRequests, { params: { system, id } }, { signal }),
    staleTime: 0,
  });
  const { live, answer, status } = useLiveQuery(query, usePendingJoinRequests(id));
  const requests = live ?? answer?.requests;
  if (requests === undefined) return { status: status === "failed" ? "failed" : "loading" };
  return { status: "ready", requests: requests.toSorted((a, b) => a.requestedAt - b.requestedAt) };
}
