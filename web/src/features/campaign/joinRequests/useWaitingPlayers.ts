import { useQuery } from "@tanstack/react-query";
import { listJoinRequests } from "domain/api/campaigns";
import { useLiveQuery } from "../../../api/useLiveQuery";
import { call } from "../../../http/call";
import { usePendingJoinRequests } from "../../../live/usePendingJoinRequests";
import { useMember } from "../../../session/SessionProvider";

export interface WaitingPlayer {
  readonly uid: string;
  readonly name: string;
  readonly requestedAt: number;
}

export type WaitingPlayers =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; players: readonly WaitingPlayer[] };

/** Who waits for the MJ, longest wait first: the call's answer until the listener speaks. */
export function useWaitingPlayers(system: string, campaignId: string): WaitingPlayers {
  const { uid } = useMember();
  const query = useQuery({
    queryKey: [uid, "joinRequests", system, campaignId],
    queryFn: ({ signal }) => call(listJoinRequests, { params: { system, id: campaignId } }, { signal }),
    staleTime: 0,
  });
  const { live, answer, status } = useLiveQuery(query, usePendingJoinRequests(campaignId));
  const players = live ?? answer?.requests;
  if (players === undefined) return { status: status === "failed" ? "failed" : "loading" };
  return { status: "ready", players: players.toSorted((a, b) => a.requestedAt - b.requestedAt) };
}
