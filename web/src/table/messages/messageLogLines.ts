import type { MessageDocument } from "domain/documents/message";
import { formatDate } from "domain/values/text/dates";

export interface TableMessage extends MessageDocument {
  readonly id: string;
}

/** A message with what stands above it: the day it begins, its author where somebody else spoke last. */
export interface MessageLogLine {
  readonly message: TableMessage;
  /** « 21 nov. 2026 », on the first message of a day. */
  readonly day: string | undefined;
  /** The same author wrote the one before, to the same audience, a few minutes earlier at most. */
  readonly continues: boolean;
}

const CONTINUES_MS = 5 * 60_000;

/** Oldest first, from messages that come newest first. `timeZone` is an IANA name. */
export function messageLogLines(newestFirst: readonly TableMessage[], timeZone: string): MessageLogLine[] {
  return newestFirst.toReversed().map((message, place, all) => {
    const before = all[place - 1];
    const day = formatDate(message.createdAt, timeZone);
    const newDay = before === undefined || formatDate(before.createdAt, timeZone) !== day;
    const continues =
      !newDay &&
      before.uid === message.uid &&
      before.playerUid === message.playerUid &&
      message.createdAt - before.createdAt < CONTINUES_MS;
    return { message, day: newDay ? day : undefined, continues };
  });
}
