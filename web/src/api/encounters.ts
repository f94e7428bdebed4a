import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listEncounters } from "domain/api/encounters";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/** What an MJ has prepared for a campaign, without the creatures. */
export function useEncountersQuery(system: SystemId, id: string) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.encounters(uid, system, id),
    queryFn: ({ signal }) => call(listEncounters, { params: { system, id } }, { signal }),
  });
}

/** Reads them again, after a change. */
export function useRefreshEncounters(system: SystemId, id: string): () => Promise<void> {
  const { uid } = useMember();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.encounters(uid, system, id) });
}
