/** An entry of the panel's history (product §3 "History entry"). */
export interface HistoryEntry {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

/** Newest first. `recorded` counts all entries ever made, so that ids are not repeated after clearing. */
export interface History {
  readonly entries: readonly HistoryEntry[];
  readonly recorded: number;
}

export const EMPTY_HISTORY: History = { entries: [], recorded: 0 };

/** Product §4: only the newest `limit` entries are kept. */
export function recordEntry(history: History, entry: Omit<HistoryEntry, "id">, limit: number): History {
  const recorded = history.recorded + 1;
  const entries = [{ ...entry, id: `entry-${recorded}` }, ...history.entries];
  return { entries: entries.slice(0, Math.max(0, limit)), recorded };
}

/** Product §4: clearing empties it. */
export function clearHistory(history: History): History {
  return history.entries.length === 0 ? history : { ...history, entries: [] };
}
