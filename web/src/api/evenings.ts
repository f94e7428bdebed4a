import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "domain/api/call";
import {
  answeredEveningSchema,
  getEvening,
  getHeroStory,
  listEveningMessages,
  listEvenings,
  searchEveningNotes,
} from "domain/api/evenings";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useMemo } from "react";
import { STORAGE_KEYS } from "../browser/storageKeys";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { keptList, listKeeper } from "./keptList";
import { queryKeys } from "./keys";

/** Which campaign, as calls name it. */
interface Table {
  readonly system: SystemId;
  readonly id: string;
}

/** As few as the server looks for. */
export const SHORTEST_SEARCH = 2;

/** The evenings of a campaign, the newest first, page by page. This device keeps the first page for its next visit. */
export function useEveningsQuery({ system, id }: Table) {
  const { uid } = useMember();
  return useInfiniteQuery({
    queryKey: [...queryKeys.evenings(uid, system, id), "list"],
    queryFn: async ({ pageParam, signal }) => {
      const keep = listKeeper(STORAGE_KEYS.eveningList(uid, system, id));
      const query = pageParam === undefined ? {} : { before: String(pageParam) };
      const page = await call(listEvenings, { params: { system, id }, query }, { signal });
      if (pageParam === undefined) keep(page.evenings);
      return page;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ evenings, more }) => (more ? evenings.at(-1)?.number : undefined),
    staleTime: 0,
  });
}

/** The newest evenings as this device read them last, where they cannot be read; undefined where it never did. */
export function useKeptEvenings({ system, id }: Table) {
  const { uid } = useMember();
  return useMemo(
    () => keptList(STORAGE_KEYS.eveningList(uid, system, id), answeredEveningSchema),
    [uid, system, id],
  );
}

/** The id of the evening of this number; null where there is none. Without a number nothing is asked. */
export function useEveningIdQuery({ system, id }: Table, number: number | undefined) {
  const { uid } = useMember();
  return useQuery({
    enabled: number !== undefined,
    queryKey: [...queryKeys.evenings(uid, system, id), "number", number],
    queryFn: async ({ signal }) => {
      const query = { before: String((number ?? 0) + 1) };
      const { evenings } = await call(listEvenings, { params: { system, id }, query }, { signal });
      return evenings.find((evening) => evening.number === number)?.id ?? null;
    },
  });
}

/**
 * An evening with its record. `state` names how far it has come (« played », when it ended): with another one it is read
 * again.
 */
export function useEveningQuery(
  { system, id }: Table,
  eveningId: string | undefined,
  state: string | number,
) {
  const { uid } = useMember();
  return useQuery({
    enabled: eveningId !== undefined,
    queryKey: [...queryKeys.evening(uid, system, id, eveningId ?? ""), state],
    queryFn: ({ signal }) =>
      call(getEvening, { params: { system, id, eveningId: eveningId ?? "" } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What was said then, the oldest first, page by page. */
export function useEveningMessagesQuery({ system, id }: Table, eveningId: string) {
  const { uid } = useMember();
  return useInfiniteQuery({
    queryKey: queryKeys.eveningMessages(uid, system, id, eveningId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listEveningMessages,
        { params: { system, id, eveningId }, query: pageParam === undefined ? {} : { after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** What a character lived at its table, the oldest evening first, page by page. */
export function useStoryQuery({ system, id }: { readonly system: SystemId; readonly id: string }) {
  const { uid } = useMember();
  return useInfiniteQuery({
    queryKey: queryKeys.story(uid, system, id),
    queryFn: ({ pageParam, signal }) =>
      call(
        getHeroStory,
        { params: { system, id }, query: pageParam === undefined ? {} : { after: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Where notes of a campaign have these words; whoever types waits before they are given. */
export function useSearchNotesQuery({ system, id }: Table, words: string) {
  const { uid } = useMember();
  return useQuery({
    enabled: words.length >= SHORTEST_SEARCH,
    queryKey: queryKeys.foundNotes(uid, system, id, words),
    queryFn: ({ signal }) =>
      call(searchEveningNotes, { params: { system, id }, query: { q: words } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Reads what is shown of evenings again, after one began or ended. */
export function useRefreshEvenings({ system, id }: Table): () => Promise<void> {
  const { uid } = useMember();
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: queryKeys.evenings(uid, system, id) }),
    [client, uid, system, id],
  );
}

type EveningRecord = CallResult<typeof getEvening>;
type KeptLine = EveningRecord["lines"][number];

/** Changes the lines in the records that are shown: reading one that is being played again would draft it anew. */
export function useKeptLines({ system, id }: Table) {
  const { uid } = useMember();
  const client = useQueryClient();
  const change = (queryKey: readonly unknown[], linesAfter: (lines: readonly KeptLine[]) => KeptLine[]) =>
    client.setQueriesData<EveningRecord>(
      { queryKey },
      (record) => record && { ...record, lines: linesAfter(record.lines) },
    );
  return {
    keep: (line: KeptLine) =>
      change(queryKeys.evening(uid, system, id, line.eveningId), (lines) =>
        [...lines.filter((other) => other.id !== line.id), line].toSorted(
          (a, b) => a.createdAt - b.createdAt,
        ),
      ),
    letGo: (messageId: string) =>
      change(queryKeys.eveningRecords(uid, system, id), (lines) =>
        lines.filter((line) => line.id !== messageId),
      ),
  };
}
