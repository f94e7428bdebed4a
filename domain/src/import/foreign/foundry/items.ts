import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readList, readNames, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";

/**
 * An embedded item of a Foundry actor: its type and the fields of its `system` (`data` before version 10).
 */
export interface FoundryItem {
  readonly id: string | undefined;
  readonly type: string;
  readonly name: string;
  readonly system: Fields;
  readonly effects: readonly unknown[];
  readonly flags: Fields;
  /** Whether it is gear; classes, races, feats and spells are not. */
  readonly isCarried: boolean;
}

/** The item types that are carried, and their French category. */
export const CARRIED_CATEGORIES: Readonly<Record<string, string>> = {
  weapon: "Arme",
  equipment: "Équipement",
  consumable: "Consommable",
  tool: "Outil",
  loot: "Butin",
  container: "Contenant",
  backpack: "Contenant",
};

export function readFoundryItems(raw: unknown): FoundryItem[] {
  return readList(raw).flatMap((entry) => {
    const fields = fieldsOf(entry);
    const type = readText(pick(fields, ["type"]));
    const name = readText(pick(fields, ["name"]));
    if (type === undefined || name === undefined) return [];
    return [
      {
        id: readText(pick(fields, ["_id", "id"]), 128),
        type,
        name,
        system: fieldsOf(pick(fields, ["system", "data"])),
        effects: readList(pick(fields, ["effects"])),
        flags: fieldsAt(fields, "flags"),
        isCarried: Object.hasOwn(CARRIED_CATEGORIES, type),
      },
    ];
  });
}

/** The identifier by which formulas name a class: its own, else the words of its name. */
export function identifierOf({ name, system }: Pick<FoundryItem, "name" | "system">): string {
  const given = readText(pick(system, ["identifier"]));
  return given ?? name.toLowerCase().trim().replace(/\s+/g, "-");
}

export interface FoundryClass {
  readonly item: FoundryItem;
  readonly identifier: string;
  readonly level: number;
}

/** The classes of an actor; of two with the same identifier, the last one counts. */
export function foundryClassesOf(items: readonly FoundryItem[]): readonly FoundryClass[] {
  const classes = items
    .filter(({ type }) => type === "class")
    .map((item) => {
      const level = Math.trunc(readNumber(pick(item.system, ["levels"])) ?? 1);
      return { item, identifier: identifierOf(item), level: Math.min(99, Math.max(0, level)) };
    });
  return [...new Map(classes.map((entry) => [entry.identifier, entry])).values()];
}

/** The subclass of a class, if it has chosen one. */
export function subclassOf(
  items: readonly FoundryItem[],
  { item, identifier }: FoundryClass,
): FoundryItem | undefined {
  const subclasses = items.filter(({ type }) => type === "subclass");
  const named = subclasses.find(({ system }) => readText(pick(system, ["classIdentifier"])) === identifier);
  const written = readText(pick(item.system, ["subclass"]));
  return named ?? (written === undefined ? undefined : { ...item, type: "subclass", name: written });
}

/** The item that a field refers to by its id, else the only one of its types. */
export function referredItem(
  items: readonly FoundryItem[],
  raw: unknown,
  types: readonly string[],
): FoundryItem | undefined {
  const id = readText(raw);
  const known = items.filter(({ type }) => types.includes(type));
  return known.find((item) => item.id !== undefined && item.id === id) ?? known[0];
}

/** The name of a referenced item, given its id; otherwise the text itself. */
export function namedBy(
  items: readonly FoundryItem[],
  raw: unknown,
  types: readonly string[],
): string | undefined {
  const text = readText(raw);
  const referred = items.find(({ id, type }) => types.includes(type) && id !== undefined && id === text);
  return referred?.name ?? text ?? items.find(({ type }) => types.includes(type))?.name;
}

/** A whole number of years or of rules: `"2024"` for characters of the rules of that year. */
export const rulesOf = (item: FoundryItem): string | undefined =>
  readText(valueAt(item.system, "source", "rules"));

/** What kind of weapon or armour it is: `martialM`, `heavy`. */
export const kindOf = (system: Fields): string =>
  readText(valueAt(system, "type", "value")) ??
  readText(pick(system, ["weaponType"])) ??
  readText(valueAt(system, "armor", "type")) ??
  "";

/** What is asked several times of one item, read once. */
const remembered = <Value extends object>(read: (system: Fields) => Value): ((system: Fields) => Value) => {
  const known = new WeakMap<Fields, Value>();
  return (system) => {
    const value = known.get(system) ?? read(system);
    known.set(system, value);
    return value;
  };
};

/** The codes of its properties: a list, or before version 3 an object of flags. */
export const codesOf = remembered((system): readonly string[] => {
  const raw = pick(system, ["properties"]);
  const flags = isRecord(raw) ? [...fieldsOf(raw)].filter(([, on]) => on === true).map(([code]) => code) : [];
  return [...(Array.isArray(raw) ? readNames(raw) : []), ...flags];
});

export const isMagic = (system: Fields): boolean => codesOf(system).includes("mgc");

export const isAmmunition = (system: Fields): boolean =>
  valueAt(system, "type", "value") === "ammo" || pick(system, ["consumableType"]) === "ammo";

/** The activity by which it attacks, since version 4; no fields when there is none. */
export const attackActivity = remembered(
  (system): Fields =>
    readList(pick(system, ["activities"]))
      .map(fieldsOf)
      .find((activity) => pick(activity, ["type"]) === "attack") ?? new Map(),
);
