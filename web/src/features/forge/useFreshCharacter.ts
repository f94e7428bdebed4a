import { useQuery } from "@tanstack/react-query";
import { getCharacter } from "domain/api/characters";
import type { SystemId } from "domain/values/systemIds";
import { queryKeys } from "../../api/keys";
import { call } from "../../http/call";
import { useMember } from "../../session/SessionProvider";

/** The character as it is stored now: a draft made of an older one could not be saved. */
export function useFreshCharacter(system: SystemId, id: string) {
  const { uid } = useMember();
  return useQuery({
    queryKey: [...queryKeys.character(uid, system, id), "forge"],
    queryFn: ({ signal }) => call(getCharacter, { params: { system, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
