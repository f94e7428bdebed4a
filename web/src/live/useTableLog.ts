import type { DocumentKind } from "domain/documents/documentKind";
import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import {
  appendOlder,
  type Dated,
  followLog,
  type KnownLog,
  logsToExtend,
  mergeLogs,
  olderCursor,
  UNKNOWN_LOG,
} from "domain/table/messages/knownLog";
import { useCallback, useMemo, useState } from "react";
import { useMember } from "../session/SessionProvider";
import { live, queryPage, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { merged } from "./merged";
import type { Conditions } from "./selection";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

/** How many of each log are listened to, and read at a time beyond, unless a screen asks for fewer. */
const PAGE_SIZE = 30;

/** A log of a table, newest first, as far back as it was asked for. */
export interface TableLog<Data extends object> {
  readonly status: "loading" | "ready" | "failed";
  readonly entries: readonly WithId<Data>[];
  /** There is nothing older. */
  readonly complete: boolean;
  readonly fetchStatus: "idle" | "busy" | "failed";
  /** Reads what is older, page by page. */
  readonly loadOlder: () => void;
}

interface LogSource<Data extends object> {
  readonly kind: DocumentKind<Data, [string, string]>;
  readonly conditions: Conditions;
}

/** The newest of each source, in their order. */
const newestOfEach = <Data extends object>(campaignId: string, sources: readonly LogSource<Data>[]) =>
  merged(sources.map(({ kind, conditions }) => live(kind, [campaignId], conditions)));

function useTableLog<Data extends object & { createdAt: number }>(
  campaignId: string,
  sources: readonly LogSource<Data>[],
  pageSize: number,
): TableLog<Data> {
  type Entry = WithId<Data> & Dated;
  const latest = useLive(newestOfEach(campaignId, sources));
  const [fetchStatus, setFetchStatus] = useState<TableLog<Data>["fetchStatus"]>("idle");
  const newest = latest.status === "ready" ? latest.data : undefined;
  const [seen, setSeen] = useState<{ newest: typeof newest; logs: readonly KnownLog<Entry>[] }>({
    newest: undefined,
    logs: [],
  });
  if (newest !== undefined && newest !== seen.newest) {
    const logs = newest.map((some, place) =>
      followLog<Entry>(seen.logs[place] ?? UNKNOWN_LOG, some ?? [], pageSize),
    );
    setSeen({ newest, logs });
  }
  const shown = useMemo(() => mergeLogs(seen.logs), [seen.logs]);

  const fetchOlder = useCallback(async () => {
    setFetchStatus("busy");
    try {
      const pages = await Promise.all(
        logsToExtend(seen.logs).map(async (place) => {
          const [source, known] = [sources[place], seen.logs[place]];
          const behind = known && olderCursor(known);
          if (source === undefined || behind === undefined) return undefined;
          const page = await queryPage(source.kind, [campaignId], {
            ...source.conditions,
            after: new Date(behind),
          });
          return { place, page };
        }),
      );
      setSeen((current) => ({
        ...current,
        logs: current.logs.map((known, place) => {
          const turned = pages.find((one) => one?.place === place);
          return turned ? appendOlder<Entry>(known, turned.page, pageSize) : known;
        }),
      }));
      setFetchStatus("idle");
    } catch {
      setFetchStatus("failed");
    }
  }, [campaignId, sources, seen.logs, pageSize]);

  return {
    status: seen.newest === undefined ? (latest.status === "failed" ? "failed" : "loading") : "ready",
    entries: shown.entries,
    complete: shown.complete,
    fetchStatus,
    loadOlder: () => void fetchOlder(),
  };
}

/** Which field says whose a document is, where rules show each person their own. */
export const OWN_FIELDS = { whispers: "playerUid", mjRolls: "uid" } as const;

/** The newest of a log; with a `uid`, of those that are theirs. */
const newestOf = (limit: number, own?: readonly [field: string, uid: string]): Conditions => ({
  where: own && [own[0], "==", own[1]],
  order: ["createdAt", "desc"],
  limit,
});

/** A table's messages: those for all, and those between the viewer and the MJ (for the MJ: every player's). */
export function useTableMessages(campaignId: string, isMj: boolean): TableLog<MessageDocument> {
  const { uid } = useMember();
  const sources = useMemo(() => {
    const own = isMj ? undefined : ([OWN_FIELDS.whispers, uid] as const);
    return [
      { kind: messages, conditions: newestOf(PAGE_SIZE) },
      { kind: whispers, conditions: newestOf(PAGE_SIZE, own) },
    ];
  }, [isMj, uid]);
  return useTableLog(campaignId, sources, PAGE_SIZE);
}

/** What a player and the MJ write to each other. */
export function useWhispers(campaignId: string, playerUid: string): TableLog<MessageDocument> {
  const sources = useMemo(
    () => [{ kind: whispers, conditions: newestOf(PAGE_SIZE, [OWN_FIELDS.whispers, playerUid]) }],
    [playerUid],
  );
  return useTableLog(campaignId, sources, PAGE_SIZE);
}

/** A table's rolls: those for all, and those for the MJ alone: the viewer's own, or (for the MJ) everybody's. */
export function useTableRolls(
  campaignId: string,
  isMj: boolean,
  pageSize = PAGE_SIZE,
): TableLog<RollDocument> {
  const { uid } = useMember();
  const sources = useMemo(() => {
    const own = isMj ? undefined : ([OWN_FIELDS.mjRolls, uid] as const);
    return [
      { kind: rolls, conditions: newestOf(pageSize) },
      { kind: mjRolls, conditions: newestOf(pageSize, own) },
    ];
  }, [isMj, uid, pageSize]);
  return useTableLog(campaignId, sources, pageSize);
}

const together = <Data>(logs: readonly (readonly Data[] | undefined)[]) => logs.flatMap((log) => log ?? []);

/** The newest message to all, and the newest whisper of the viewer's (for the MJ: of anybody's). Without an id it waits. */
export function useNewestMessages(
  campaignId: string | undefined,
  isMj: boolean,
): Live<readonly WithId<MessageDocument>[]> {
  const { uid } = useMember();
  const own = isMj ? undefined : ([OWN_FIELDS.whispers, uid] as const);
  const parts = [live(messages, [campaignId], newestOf(1)), live(whispers, [campaignId], newestOf(1, own))];
  return useMapped(useLive(merged(parts)), together<WithId<MessageDocument>>);
}

/** The last rolls before a table, the newest first. */
export const useNewestRolls = (campaignId: string, count: number): Live<readonly WithId<RollDocument>[]> =>
  useLive(live(rolls, [campaignId], newestOf(count)));

/** The last roll before a table: one, or none. */
export const useNewestRoll = (campaignId: string): Live<readonly WithId<RollDocument>[]> =>
  useLive(live(rolls, [campaignId], newestOf(1)));
