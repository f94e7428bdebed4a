import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listCreatures } from "domain/api/creatures";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/** A game's creatures are code: a chunk of their own, loaded when they are needed first and kept for good. */
export function useCreatureCatalogueQuery(system: SystemId, enabled = true) {
  return useQuery({
    enabled,
    queryKey: queryKeys.creatureCatalogue(system),
    queryFn: () =>
      import("domain/table/creatures/loadCreatures").then(({ loadCreatures }) => loadCreatures(system)),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The member's own creatures of a game. */
export function useOwnCreaturesQuery(system: SystemId) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.ownCreatures(uid, system),
    queryFn: ({ signal }) => call(listCreatures, { query: { system } }, { signal }),
  });
}

/** Reads them again, after a change. */
export function useRefreshOwnCreatures(system: SystemId): () => Promise<void> {
  const { uid } = useMember();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.ownCreatures(uid, system) });
}
