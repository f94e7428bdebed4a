/** Anything that is written once and stands in time. */
export interface Dated {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** What is known of a log that is read from its newest end: no entry is missing between the first and the last. */
export interface KnownLog<Entry extends Dated> {
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** The last is the oldest that there is. */
  readonly complete: boolean;
}

export const UNKNOWN_LOG: KnownLog<never> = { entries: [], complete: false };

/**
 * Takes over the newest `most` entries, as they stand now. What was leafed back to before stays behind them, unless so
 * much has come in between that the two no longer touch.
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

/** Where the next older page begins: just above the oldest entry, for others may be of the same moment. */
export function olderCursor(known: KnownLog<Dated>): number | undefined {
  const oldest = known.entries.at(-1);
  return oldest && oldest.createdAt + 1;
}

/** Adds a page of at most `most` entries, read from `pageBehind` on; one that is not full is the last. */
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

/** How far back several logs are known together: to the newest of the ends beyond which one of them goes on. */
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

/** Which of the logs must be leafed back for the merged one to go further, by their place. */
export function logsToExtend(logs: readonly KnownLog<Dated>[]): number[] {
  const since = knownSince(logs);
  return logs.flatMap(({ entries, complete }, place) =>
    !complete && (entries.at(-1)?.createdAt ?? Infinity) >= since ? [place] : [],
  );
}
