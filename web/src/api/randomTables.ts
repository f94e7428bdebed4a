import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listRandomTables } from "domain/api/randomTables";
import type { SystemId } from "domain/values/systemIds";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/** The random tables of a campaign, for its MJ. */
export function useRandomTablesQuery(system: SystemId, id: string) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.randomTables(uid, system, id),
    queryFn: ({ signal }) => call(listRandomTables, { params: { system, id } }, { signal }),
  });
}

/** Reads them again, after a change. */
export function useRefreshRandomTables(system: SystemId, id: string): () => Promise<void> {
  const { uid } = useMember();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.randomTables(uid, system, id) });
}
