/** An entry of a log, which is never changed. */
export interface Dated {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** The known part of a log, from its newest entry back without gaps. */
export interface KnownLog<Entry extends Dated> {
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** Whether the last entry is the first one of the log. */
  readonly complete: boolean;
}

export const UNKNOWN_LOG: KnownLog<never> = { entries: [], complete: false };

/**
 * Applies the newest `limit` entries. Older loaded entries are kept, unless so many new ones arrived that
 * there may be a gap between the two.
 */
export function followLog<Entry extends Dated>(
  known: KnownLog<Entry>,
  newest: readonly Entry[],
  limit: number,
): KnownLog<Entry> {
  if (newest.length < limit) return { entries: newest, complete: true };
  const standing = new Set(newest.map(({ id }) => id));
  if (!known.entries.some(({ id }) => standing.has(id))) return { entries: newest, complete: false };
  const oldest = newest.at(-1)?.createdAt ?? 0;
  const behind = known.entries.filter(({ id, createdAt }) => createdAt <= oldest && !standing.has(id));
  return { entries: [...newest, ...behind], complete: known.complete && behind.length > 0 };
}

/**
 * The cursor of the next older page: just above the time of the oldest entry, since others may have the same
 * time.
 */
export function olderCursor(known: KnownLog<Dated>): number | undefined {
  const oldest = known.entries.at(-1);
  return oldest && oldest.createdAt + 1;
}

/** Adds a page of at most `limit` entries, read from `olderCursor`; one that is not full is the last page. */
export function appendOlder<Entry extends Dated>(
  known: KnownLog<Entry>,
  page: readonly Entry[],
  limit: number,
): KnownLog<Entry> {
  const there = new Set(known.entries.map(({ id }) => id));
  return {
    entries: [...known.entries, ...page.filter(({ id }) => !there.has(id))],
    complete: page.length < limit,
  };
}

/**
 * The time back to which all of the logs are known: the newest of the oldest known entries of incomplete
 * logs.
 */
function knownSince(logs: readonly KnownLog<Dated>[]): number {
  const ends = logs
    .filter(({ complete }) => !complete)
    .map(({ entries }) => entries.at(-1)?.createdAt ?? Infinity);
  return Math.max(-Infinity, ...ends);
}

/** Several logs as one, newest first, as far back as all of them are known. */
export function mergeLogs<Entry extends Dated>(logs: readonly KnownLog<Entry>[]): KnownLog<Entry> {
  const since = knownSince(logs);
  const entries = logs.flatMap((log) => log.entries).filter(({ createdAt }) => createdAt >= since);
  return {
    entries: entries.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
    complete: logs.every(({ complete }) => complete),
  };
}

/** The indices of the logs that need older entries for the merged log to go further back. */
export function logsToExtend(logs: readonly KnownLog<Dated>[]): number[] {
  const since = knownSince(logs);
  return logs.flatMap(({ entries, complete }, index) =>
    !complete && (entries.at(-1)?.createdAt ?? Infinity) >= since ? [index] : [],
  );
}
