import type { PlayEvent } from "domain/operations/applied";
import type { Expected } from "domain/table/play/pendingState";
import type { PlayEntry } from "domain/table/play/playEntry";
import type { PlayLogEntry } from "./usePlayLog";

/** One operation of a log, or one that waits to be sent. */
export interface PlayLine {
  readonly id: string;
  readonly text: string;
  readonly tone: PlayEvent["tone"];
  /** This device has not had the server's answer. */
  readonly pending: boolean;
  readonly isUndo: boolean;
  /** It was taken back. */
  readonly undone: boolean;
  readonly undoable: boolean;
  /** As it was logged; undefined while it waits. */
  readonly entry: PlayLogEntry | undefined;
}

/** « −7 PV, concentration à sauver ». Until November 2026, some events were stored with a full stop. */
export const eventsText = (events: readonly PlayEvent[]): string =>
  events.map(({ text }) => text.replace(/\.$/, "")).join(", ") || "Rien n'a changé";

const toneOf = (events: readonly PlayEvent[]): PlayEvent["tone"] =>
  events.find(({ tone }) => tone !== "neutral")?.tone ?? "neutral";

/** Who did it: « MJ », or the character's name for its player. */
export const actorName = ({ role, character }: Pick<PlayLogEntry, "role" | "character">): string =>
  role === "mj" ? "MJ" : character.name;

/** The roll that did it, where everybody sees that, or who did. */
export const sourceOf = (entry: PlayLogEntry): string => entry.cause ?? actorName(entry);

/** « Lia : −7 PV »; what names its character says it itself: « Lia boit une potion de soins : +7 PV ». */
export const saidOf = (who: string, text: string): string =>
  text.startsWith(`${who} `) ? text : `${who} : ${text}`;

/** How long what others did is news, in milliseconds; a device that was away hears nothing of the day before. */
const NEWS_MS = 60_000;
/** How often it is looked whether something is still news, or can still be undone. */
export const LOOK_MS = 15_000;

/** Whether it happened within the last minute. `now`: epoch milliseconds, an older one of a ticking clock included. */
export const isNews = ({ createdAt }: Pick<PlayLogEntry, "createdAt">, now: number): boolean =>
  createdAt > now - NEWS_MS;

/** A line of the log that the server has. */
export type DoneLine = PlayLine & { readonly entry: PlayLogEntry };

export const isDone = (line: PlayLine): line is DoneLine => line.entry !== undefined;

/** Of the lines that came by themselves. */
export const idsOf = (lines: readonly PlayLine[]): string[] =>
  lines.filter(({ entry }) => entry?.asked !== true).map(({ id }) => id);

/** The lines of a log, newest first, what waits before what was done. */
export function playLines(
  entries: readonly PlayLogEntry[],
  waiting: readonly PlayEntry[],
  expected: ReadonlyMap<string, Expected> | undefined,
): PlayLine[] {
  const logged = new Set(entries.map(({ id }) => id));
  const ahead = waiting
    .filter(({ id }) => !logged.has(id))
    .toReversed()
    .map((entry): PlayLine => {
      const { events = [], refused } = expected?.get(entry.id) ?? {};
      return {
        id: entry.id,
        text: refused ?? eventsText(events),
        tone: toneOf(events),
        pending: true,
        isUndo: "undo" in entry,
        undone: false,
        undoable: false,
        entry: undefined,
      };
    });
  const done = entries.map(
    (entry): PlayLine => ({
      id: entry.id,
      text: eventsText(entry.events),
      tone: toneOf(entry.events),
      pending: false,
      isUndo: entry.undoOf !== undefined,
      undone: entry.undoneBy !== undefined,
      undoable: false,
      entry,
    }),
  );
  return [...ahead, ...done];
}
