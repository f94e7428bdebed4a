import type { StoredShape } from "../table/characters/storedShape";
import { fieldsOf, pick } from "../values/reading/fields";
import { readList, readNames } from "../values/reading/values";

/** Something that an import keeps and the sheet does not show. */
export interface Leftover {
  /** `"Capacités et dons"`. */
  readonly label: string;
  readonly count: number;
  /** Some of their names, at most 200. */
  readonly names: readonly string[];
}

const LISTS: readonly (readonly [key: string, label: string])[] = [["features", "Capacités et dons"]];

const MAX_NAMES = 200;

/**
 * What an imported character has that its sheet has no place for, for the player to see before confirming. It
 * is kept under `data`, where a later version finds it.
 */
export function leftoversOf({ data }: Pick<StoredShape, "data">): readonly Leftover[] {
  const fields = fieldsOf(data);
  return LISTS.map(([key, label]) => {
    const list = readList(pick(fields, [key]));
    return { label, count: list.length, names: readNames(list).slice(0, MAX_NAMES) };
  }).filter(({ count }) => count > 0);
}
