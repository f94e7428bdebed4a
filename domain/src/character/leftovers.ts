import { fieldsOf, isRecord, pick } from "../reading/fields";
import { readList, readNames, readText } from "../reading/values";
import type { StoredShape } from "./storedShape";

/** Something that an import keeps and the sheet does not show. */
export interface Leftover {
  /** `"Sorts"`. */
  readonly label: string;
  readonly count: number;
  /** Some of their names, at most 200. */
  readonly names: readonly string[];
}

const LISTS: readonly (readonly [key: string, label: string])[] = [
  ["spells", "Sorts"],
  ["features", "Capacités et dons"],
  ["powers", "Pouvoirs"],
  ["injuries", "Blessures critiques"],
];

const MAX_NAMES = 200;

const coinsOf = (raw: unknown): string[] =>
  Object.entries(isRecord(raw) ? raw : {})
    .slice(0, 10)
    .flatMap(([coin, count]) => {
      const text = readText(count);
      return text === undefined ? [] : [`${text} ${coin}`];
    });

/**
 * What an imported character has that its sheet has no place for, for the player to see before confirming. It
 * is kept under `data`, where a later version finds it.
 */
export function leftoversOf({ data }: Pick<StoredShape, "data">): readonly Leftover[] {
  const fields = fieldsOf(data);
  const lists = LISTS.map(([key, label]) => {
    const list = readList(pick(fields, [key]));
    return { label, count: list.length, names: readNames(list).slice(0, MAX_NAMES) };
  });
  const coins = coinsOf(pick(fields, ["purse"]));
  return [...lists, { label: "Bourse", count: coins.length, names: coins }].filter(({ count }) => count > 0);
}
