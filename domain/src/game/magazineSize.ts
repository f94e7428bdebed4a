import type { AnyOperation } from "../operations/anyOperation";
import type { ActionWeapon } from "../sheet/character/actions";
import { fieldsOf, readFirst } from "../values/reading/fields";
import { readWhole } from "../values/text/readNumber";

const SIZE_RANGE = { min: 1, max: 999 };

/** A number, or a text that begins with one: « 6 », « 6 (barillet) ». */
const readSize = (raw: unknown): number | undefined =>
  readWhole(typeof raw === "string" ? /^\s*(\d{1,3})(?!\S)/.exec(raw)?.[1] : raw, SIZE_RANGE);

/** The shots that a weapon holds, by the names that a game's items give them; undefined for one that has none. */
export const magazineSizeOf = (
  { fields }: Pick<ActionWeapon, "fields">,
  names: readonly string[],
): number | undefined => readFirst([fieldsOf(fields)], names, readSize);

/** The operation that an attack of so many shots costs; none for a weapon that has no magazine. */
export const shotCosts = (weapon: ActionWeapon, shots: number, names: readonly string[]): AnyOperation[] =>
  magazineSizeOf(weapon, names) === undefined ? [] : [{ kind: "fire", weapon: weapon.id, shots }];
