import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/** The invite token of the newest renewal here, and those that it and the ones before have ended. */
interface RenewedInvite {
  readonly token: string;
  readonly ended: readonly string[];
}

/** What the renewals of a campaign's invite have answered on this page; undefined before the first. */
export function useRenewedInvite(id: string): RenewedInvite | undefined {
  const { uid } = useMember();
  return useQuery<RenewedInvite>({
    queryKey: queryKeys.renewedInvite(uid, id),
    queryFn: skipToken,
    // It is asked of nobody, and a listener that is late may still name an ended token.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Keeps the answer of a renewal, with the token that it ended. */
export function useKeepRenewedInvite(id: string): (ended: string | undefined, token: string) => void {
  const client = useQueryClient();
  const { uid } = useMember();
  return useCallback(
    (ended, token) => {
      client.setQueryData<RenewedInvite>(queryKeys.renewedInvite(uid, id), (known) => ({
        token,
        ended: [...(known?.ended ?? []), ...(ended === undefined ? [] : [ended])],
      }));
    },
    [client, uid, id],
  );
}

/** The token that a listener tells, or that of a renewal that it does not know of yet. */
export const newestInvite = (
  told: string | undefined,
  renewed: RenewedInvite | undefined,
): string | undefined => (told !== undefined && renewed?.ended.includes(told) ? renewed.token : told);
