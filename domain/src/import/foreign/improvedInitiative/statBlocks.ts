import { isRecord } from "../../../values/reading/fields";
import { MAX_ENTRIES, readList } from "../../../values/reading/values";

export type StatBlock = Readonly<Record<string, unknown>>;

/** The keys of its creatures in an export, and in older ones, where each is a text of JSON. */
const CREATURE_KEY = /^(?:ImprovedInitiative\.)?Creatures\./;

/** Whether it is a creature as Improved Initiative has it. */
const isStatBlock = (raw: unknown): raw is StatBlock =>
  isRecord(raw) && isRecord(raw.HP) && isRecord(raw.AC) && isRecord(raw.Abilities) && "Challenge" in raw;

const opened = (raw: unknown): unknown => {
  if (typeof raw !== "string") return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

/**
 * The creatures of a file of Improved Initiative: an export of everything or of some, a list, one alone.
 * Undefined for any other file; the characters of its players are none.
 */
export function statBlocksIn(content: unknown): readonly StatBlock[] | undefined {
  if (isStatBlock(content)) return [content];
  if (Array.isArray(content)) {
    const listed = readList(content).filter(isStatBlock);
    return listed.length > 0 ? listed : undefined;
  }
  if (!isRecord(content)) return undefined;
  const names = Object.keys(content);
  if (!names.some((name) => name.startsWith("ImprovedInitiative.") || CREATURE_KEY.test(name)))
    return undefined;
  return names
    .filter((name) => CREATURE_KEY.test(name))
    .slice(0, MAX_ENTRIES)
    .map((name) => opened(content[name]))
    .filter(isStatBlock);
}
