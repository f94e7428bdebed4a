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
import { queryListener, queryPage, type Selection, type WithId } from "./listeners";
import { mergedListener } from "./mergedListener";
import { useLive } from "./useLive";

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
  readonly selection: Selection;
}

/** The newest of each source, in their order. */
const newestOf = <Data extends object>(sources: readonly LogSource<Data>[]) =>
  mergedListener(
    sources.map(({ kind, selection }) => queryListener(kind, selection)),
    (logs) => logs.map((log) => log ?? []),
  );

function useTableLog<Data extends object & { createdAt: number }>(
  key: string,
  sources: readonly LogSource<Data>[],
  pageSize: number,
): TableLog<Data> {
  type Entry = WithId<Data> & Dated;
  const live = useLive(key, newestOf(sources));
  const [fetchStatus, setFetchStatus] = useState<TableLog<Data>["fetchStatus"]>("idle");
  const newest = live.status === "ready" ? live.data : undefined;
  const [seen, setSeen] = useState<{ newest: typeof newest; logs: readonly KnownLog<Entry>[] }>({
    newest: undefined,
    logs: [],
  });
  if (newest !== undefined && newest !== seen.newest) {
    const logs = newest.map((some, place) =>
      followLog<Entry>(seen.logs[place] ?? UNKNOWN_LOG, some, pageSize),
    );
    setSeen({ newest, logs });
  }
  const merged = useMemo(() => mergeLogs(seen.logs), [seen.logs]);

  const fetchOlder = useCallback(async () => {
    setFetchStatus("busy");
    try {
      const pages = await Promise.all(
        logsToExtend(seen.logs).map(async (place) => {
          const [source, known] = [sources[place], seen.logs[place]];
          const behind = known && olderCursor(known);
          if (source === undefined || behind === undefined) return undefined;
          const page = await queryPage(source.kind, { ...source.selection, after: new Date(behind) });
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
  }, [sources, seen.logs, pageSize]);

  return {
    status: seen.newest === undefined ? (live.status === "failed" ? "failed" : "loading") : "ready",
    entries: merged.entries,
    complete: merged.complete,
    fetchStatus,
    loadOlder: () => void fetchOlder(),
  };
}

/** Which field says whose a document is, where rules show each person their own. */
export const OWN_FIELDS = { whispers: "playerUid", mjRolls: "uid" } as const;

/** The newest of a table's collection; with a `uid`, of those that are theirs. */
function newestSelection(
  campaignId: string,
  name: string,
  limit: number,
  own?: readonly [field: string, uid: string],
): Selection {
  return {
    from: `campaigns/${campaignId}/${name}`,
    ...(own && { where: [own[0], "==", own[1]] as const }),
    order: ["createdAt", "desc"],
    limit,
  };
}

/** A table's messages: those for all, and those between the viewer and the MJ (for the MJ: every player's). */
export function useTableMessages(campaignId: string, isMj: boolean): TableLog<MessageDocument> {
  const { uid } = useMember();
  const sources = useMemo(() => {
    const own = isMj ? undefined : ([OWN_FIELDS.whispers, uid] as const);
    return [
      { kind: messages, selection: newestSelection(campaignId, messages.name, PAGE_SIZE) },
      { kind: whispers, selection: newestSelection(campaignId, whispers.name, PAGE_SIZE, own) },
    ];
  }, [campaignId, isMj, uid]);
  return useTableLog(`${uid}:campaigns/${campaignId}/messages${isMj ? "+all" : ""}`, sources, PAGE_SIZE);
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
      { kind: rolls, selection: newestSelection(campaignId, rolls.name, pageSize) },
      { kind: mjRolls, selection: newestSelection(campaignId, mjRolls.name, pageSize, own) },
    ];
  }, [campaignId, isMj, uid, pageSize]);
  const key = `${uid}:campaigns/${campaignId}/rolls:${pageSize}${isMj ? "+all" : ""}`;
  return useTableLog(key, sources, pageSize);
}
