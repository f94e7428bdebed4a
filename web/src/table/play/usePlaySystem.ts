import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { AnyPlaySystem } from "domain/game/play";
import { loadPlaySystem } from "domain/games/loadPlaySystem";
import type { SystemId } from "domain/values/systemIds";
import { queryKeys } from "../../api/keys";

/** How characters of this game change in play: a chunk of its own for each game, kept for good. */
export function usePlaySystem(system: SystemId): UseQueryResult<AnyPlaySystem> {
  return useQuery({
    queryKey: queryKeys.playSystem(system),
    queryFn: () => loadPlaySystem(system),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
