import { isRecord } from "../../values/reading/fields";
import { readList, readText } from "../../values/reading/values";

/** The fields under which files of several actors (adventures, folders, backups) have them. */
const LISTS = ["actors", "characters", "documents", "entries"];

/** Kinds of actors that nobody plays. */
const UNPLAYED = ["npc", "mook", "creature", "vehicle", "container", "group", "encounter", "coterie"];

const NAMED = 3;

type Entry = Readonly<Record<string, unknown>>;

const entriesOf = (content: unknown): readonly Entry[] => {
  const listed = isRecord(content) ? LISTS.map((name) => content[name]).find(Array.isArray) : content;
  if (Array.isArray(listed)) return readList(listed).filter(isRecord);
  if (!isRecord(content)) return [];
  const { actor, data } = content;
  if (isRecord(actor)) return [actor];
  // A document of Foundry as modules wrote it before its version 10.
  return isRecord(data) && typeof data.type === "string" && isRecord(data.data) ? [data] : [];
};

/** A file of several actors: the one that is played, or how many there are. */
export interface Bundle {
  readonly only: Entry | undefined;
  /** `"Akra, Aoth, Beiro…"`. */
  readonly names: string;
  readonly count: number;
}

/** The actors in a list, an adventure or a folder; undefined for a file of one character. */
export function readBundle(content: unknown): Bundle | undefined {
  const entries = entriesOf(content);
  if (entries.length === 0) return undefined;
  const played = entries.filter(({ type }) => typeof type !== "string" || !UNPLAYED.includes(type));
  const counted = played.length > 0 ? played : entries;
  const names = counted.slice(0, NAMED).flatMap(({ name }) => readText(name) ?? []);
  return {
    only: counted.length === 1 ? counted[0] : undefined,
    names: `${names.join(", ")}${counted.length > names.length ? "…" : ""}`,
    count: counted.length,
  };
}
