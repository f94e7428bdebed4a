import { MAX_DETAIL, MAX_TITLE } from "../../documents/panelSchema";
import { cutText } from "../../values/text/characters";

/** An entry of the panel's history (product §3 "History entry"). */
export interface HistoryEntry {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** What of it the members saw then, in words for all; absent where that was nothing. */
  readonly seen?: string | undefined;
  /** Of what was done to a creature by hand, which no roll tells: when (epoch milliseconds). */
  readonly at?: number | undefined;
}

/** Newest first. `recorded` counts all entries ever made, so that ids are not repeated after clearing. */
export interface History {
  readonly entries: readonly HistoryEntry[];
  readonly recorded: number;
  /** Those that are gone, the oldest first, until they are kept elsewhere (`FightCourse`); never stored. */
  readonly dropped?: readonly HistoryEntry[] | undefined;
}

/** How many entries there were with this one. */
export const recordedAt = ({ id }: HistoryEntry): number => Number(id.slice(id.lastIndexOf("-") + 1));

export const EMPTY_HISTORY: History = { entries: [], recorded: 0 };

/** A history whose newest entry says when it was made. */
export const datedNow = (history: History, at: number): History => ({
  ...history,
  entries: history.entries.map((entry, place) => (place === 0 ? { ...entry, at } : entry)),
});

/** What is longer cannot be stored: a blow may meet a crowd. */
const within = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1)}…`;

/** Product §4: only the newest `limit` entries are kept. Longer texts than a line has room for are cut. */
export function recordEntry(
  history: History,
  { title, detail, seen }: Omit<HistoryEntry, "id">,
  limit: number,
): History {
  const recorded = history.recorded + 1;
  const entry = {
    id: `entry-${recorded}`,
    title: within(title, MAX_TITLE),
    detail: within(detail, MAX_DETAIL),
    ...(seen !== undefined && { seen: within(seen, MAX_DETAIL) }),
  };
  const entries = [entry, ...history.entries];
  const kept = Math.max(0, limit);
  return { ...withDropped(history, entries.slice(kept)), entries: entries.slice(0, kept), recorded };
}

/** `entries`: the newest first. */
const withDropped = (
  { dropped = [] }: History,
  entries: readonly HistoryEntry[],
): Pick<History, "dropped"> => {
  const all = [...dropped, ...entries.toReversed()];
  return all.length > 0 ? { dropped: all } : {};
};

/** Product §4: clearing empties it. */
export function clearHistory(history: History): History {
  return history.entries.length === 0
    ? history
    : { ...history, ...withDropped(history, history.entries), entries: [] };
}

/** The history before, when so many entries were recorded and it had these ones that it has `dropped` since. */
export function historyAgain(
  { entries, dropped = [] }: History,
  before: { readonly recorded: number; readonly dropped: readonly HistoryEntry[] },
): History {
  const back = new Set(before.dropped.map(({ id }) => id));
  const isEarlier = (entry: HistoryEntry) => recordedAt(entry) <= before.recorded;
  const gone = dropped.filter((entry) => isEarlier(entry) && !back.has(entry.id));
  return {
    recorded: before.recorded,
    entries: [...entries.filter(isEarlier), ...before.dropped],
    ...(gone.length > 0 && { dropped: gone }),
  };
}
