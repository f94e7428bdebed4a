import type { MessageDocument } from "domain/documents/message";
import type { RollDocument } from "domain/documents/roll";
import type { HistoryEntry } from "domain/table/panel/history";
import { groupRolls, type RollGroup } from "domain/table/rolls/groupRolls";
import type { LiveAsk } from "../../../live/asks";
import type { LivePlayEntry } from "../../../live/play";

type WithId<Data> = Data & { readonly id: string };

/** Something that happened at the table, when it happened (epoch milliseconds). */
export type TableLogLine = { readonly id: string; readonly at: number } & (
  | { readonly kind: "roll"; readonly group: RollGroup<WithId<RollDocument>> }
  | { readonly kind: "play"; readonly entry: LivePlayEntry }
  | { readonly kind: "message"; readonly message: WithId<MessageDocument> }
  | { readonly kind: "ask"; readonly ask: LiveAsk }
  | { readonly kind: "fight"; readonly entry: HistoryEntry }
);

/** A log as far back as it was read, newest first. */
interface ReadLog<Data> {
  readonly entries: readonly WithId<Data>[];
  readonly complete: boolean;
}

interface TableLogs {
  readonly rolls: ReadLog<RollDocument>;
  readonly messages: ReadLog<MessageDocument>;
  readonly play: readonly LivePlayEntry[];
  readonly asks: readonly LiveAsk[];
  /** Of the fight: what was done to creatures by hand. */
  readonly history: readonly HistoryEntry[];
}

/** Damage brings its attack down to where it stands. */
const newestOf = ({ roll, followers }: RollGroup<WithId<RollDocument>>): number =>
  followers.at(-1)?.createdAt ?? roll.createdAt;

/** Before that moment, a log may hold more than was read of it. */
const readSince = ({ entries, complete }: ReadLog<{ readonly createdAt: number }>): number =>
  complete ? 0 : (entries.at(-1)?.createdAt ?? 0);

/** What happened at the table in one list, oldest first, as far back as both of its logs were read. */
export function tableLogLines({ rolls, messages, play, asks, history }: TableLogs): TableLogLine[] {
  const since = Math.max(readSince(rolls), readSince(messages));
  const lines: TableLogLine[] = [
    ...groupRolls(rolls.entries).map((group) => ({
      ...{ kind: "roll" as const, id: group.roll.id },
      ...{ at: newestOf(group), group },
    })),
    ...messages.entries.map((message) => ({
      ...{ kind: "message" as const, id: message.id },
      ...{ at: message.createdAt, message },
    })),
    ...play.map((entry) => ({ kind: "play" as const, id: entry.id, at: entry.createdAt, entry })),
    ...asks.map((ask) => ({ kind: "ask" as const, id: ask.id, at: ask.createdAt, ask })),
    ...history.flatMap((entry) =>
      entry.at === undefined ? [] : [{ kind: "fight" as const, id: entry.id, at: entry.at, entry }],
    ),
  ];
  return lines.filter(({ at }) => at >= since).toSorted((one, other) => one.at - other.at);
}
