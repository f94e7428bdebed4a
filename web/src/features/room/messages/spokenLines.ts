import type { MessageDocument } from "domain/documents/message";
import { formatDate } from "domain/text/dates";

export interface SpokenMessage extends MessageDocument {
  readonly id: string;
}

/** A message with what stands above it: the day it begins, its author where somebody else spoke last. */
export interface SpokenLine {
  readonly message: SpokenMessage;
  /** « 21 nov. 2026 », on the first message of a day. */
  readonly day: string | undefined;
  /** The same person goes on, to the same ears, within a few minutes. */
  readonly goesOn: boolean;
}

const GOES_ON_MS = 5 * 60_000;

/** Oldest first, from messages that come newest first. `timeZone` is an IANA name. */
export function spokenLines(newestFirst: readonly SpokenMessage[], timeZone?: string): SpokenLine[] {
  return newestFirst.toReversed().map((message, place, all) => {
    const before = all[place - 1];
    const day = formatDate(message.createdAt, timeZone);
    const newDay = before === undefined || formatDate(before.createdAt, timeZone) !== day;
    const goesOn =
      !newDay &&
      before.uid === message.uid &&
      before.playerUid === message.playerUid &&
      message.createdAt - before.createdAt < GOES_ON_MS;
    return { message, day: newDay ? day : undefined, goesOn };
  });
}
