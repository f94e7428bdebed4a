import { queryOptions, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  characterSchema,
  deletedCharacterSchema,
  getCharacter,
  listCharacters,
  listDeletedCharacters,
} from "domain/api/characters";
import { SYSTEM_IDS, type SystemId } from "domain/values/systemIds";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { joinLists } from "./joinLists";
import { queryKeys } from "./keys";
import { refreshEverywhere } from "./otherTabs";
import { validEntries } from "./validEntries";

const charactersOf = (uid: string, system: SystemId) =>
  queryOptions({
    queryKey: queryKeys.characters(uid, system),
    queryFn: async ({ signal }) =>
      validEntries(
        characterSchema,
        await call(listCharacters, { params: { system }, query: { userId: uid } }, { signal }),
      ),
  });

/** The member's own characters of one system. */
export function useCharactersQuery(system: SystemId) {
  return useQuery(charactersOf(useMember().uid, system));
}

/** The same of every system. A system whose list fails gives none (product §7) and is told apart by `failed`. */
export function useAllCharactersQuery() {
  const { uid } = useMember();
  return useQueries({ queries: SYSTEM_IDS.map((system) => charactersOf(uid, system)), combine: joinLists });
}

/** The member's deleted characters that can still be had back; asked again at every visit, for a deletion is recent. */
export function useDeletedCharactersQuery() {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.deletedCharacters(uid),
    queryFn: async ({ signal }) =>
      validEntries(deletedCharacterSchema, await call(listDeletedCharacters, {}, { signal })),
    staleTime: 0,
  });
}

/** Asks for every list again (product §7 "refresh can be forced"). */
export function useRefreshCharacters(): () => void {
  const client = useQueryClient();
  const { uid } = useMember();
  return () => refreshEverywhere(client, queryKeys.everyCharacterList(uid));
}

/** Product §8 "Character fetch": what the log says; the page has a sentence of its own. */
const logFailure = (error: unknown) => console.error(`Failed to fetch character: ${String(error)}`);

/** One character, as its sheet first shows it. */
export function useCharacterQuery(system: SystemId, id: string) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.character(uid, system, id),
    queryFn: ({ signal }) => call(getCharacter, { params: { system, id } }, { signal, logFailure }),
  });
}
