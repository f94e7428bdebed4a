import type { RawFields } from "../../../sheet/character/character";
import { type Fields, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readText } from "../../../values/reading/values";
import type { FoundryItem } from "../foundry/items";
import { plainText } from "../plainText";

const textIn = (raw: unknown): string | undefined => plainText(isRecord(raw) ? (raw.value ?? raw.text) : raw);

const isWorn = (system: Fields): boolean => {
  const worn = pick(system, ["equipped", "isInstalled", "installed"]);
  return worn === "equipped" || readBoolean(worn) === true;
};

const damageOf = (system: Fields): string | undefined => {
  const damage = pick(system, ["damage"]);
  const dice = isRecord(damage) ? undefined : readText(damage);
  return (
    dice ?? readText(valueAt(system, "range", "normal", "damage")) ?? readText(pick(system, ["weaponvalue"]))
  );
};

/**
 * The items of the named types as inventory entries with a snapshot, by their French category: the ids of
 * other tools are unknown here. `readOwn` reads what a game's items say besides.
 */
export function gearEntries(
  items: readonly FoundryItem[],
  categories: Readonly<Record<string, string>>,
  readOwn: (system: Fields) => { fields?: RawFields; properties?: string[] } = () => ({}),
): object[] {
  return items
    .filter(({ type }) => Object.hasOwn(categories, type))
    .map(({ id, type, name, system }) => ({
      itemId: id,
      quantity: pick(system, ["quantity", "amount"]),
      equipped: isWorn(system),
      attuned: false,
      snapshot: {
        name,
        category: categories[type],
        description: textIn(pick(system, ["description"])),
        damage: damageOf(system),
        properties: [],
        ...readOwn(system),
      },
    }));
}

/** Prose of an actor, in a text or in a record with a value. */
export const proseOf = (core: Fields, ...path: readonly [string, ...string[]]): string | undefined =>
  textIn(valueAt(core, ...path));
