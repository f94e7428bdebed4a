import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../reading/fields";
import { readBoolean, readList, readNames, readText } from "../../reading/values";
import { readNumber } from "../../text/readNumber";
import { plainText } from "./plainText";
import { frenchDamageType, frenchProperty } from "./vocabulary";

/**
 * An embedded item of a Foundry actor: its type and the fields of its `system` (`data` before version 10).
 */
export interface FoundryItem {
  readonly id: string | undefined;
  readonly type: string;
  readonly name: string;
  readonly system: Fields;
}

/** The item types that are carried; classes, races, feats and spells are not. */
const CARRIED_CATEGORIES: Readonly<Record<string, string>> = {
  weapon: "Arme",
  equipment: "Équipement",
  consumable: "Consommable",
  tool: "Outil",
  loot: "Butin",
  container: "Contenant",
  backpack: "Contenant",
};

const ARMOR_DEXTERITY: Readonly<Record<string, "full" | "upToTwo" | "none">> = {
  light: "full",
  medium: "upToTwo",
  heavy: "none",
};

const ACTION_LISTS: Readonly<Record<string, "actions" | "bonusActions" | "reactions">> = {
  action: "actions",
  bonus: "bonusActions",
  reaction: "reactions",
};

export function readFoundryItems(raw: unknown): FoundryItem[] {
  return readList(raw).flatMap((entry) => {
    const fields = fieldsOf(entry);
    const type = readText(pick(fields, ["type"]));
    const name = readText(pick(fields, ["name"]));
    if (type === undefined || name === undefined) return [];
    const id = readText(pick(fields, ["_id", "id"]), 128);
    return [{ id, type, name, system: fieldsOf(pick(fields, ["system", "data"])) }];
  });
}

const descriptionOf = (system: Fields): string | undefined =>
  plainText(valueAt(system, "description", "value"));

/** `"1d8 + @mod"` → `"1d8"`: the sheet adds the modifier itself. */
const diceOf = (formula: unknown): string | undefined =>
  readText(readText(formula)?.replace(/\s*\+?\s*@[\w.]+/g, ""));

const baseDice = (base: Fields): string | undefined => {
  const number = readNumber(pick(base, ["number"]));
  const sides = readNumber(pick(base, ["denomination"]));
  const bonus = diceOf(pick(base, ["bonus"]));
  if (number === undefined || sides === undefined) return undefined;
  return `${number}d${sides}${bonus === undefined ? "" : `+${bonus.replace(/^\+/, "")}`}`;
};

/** Version 4 has `damage.base`, earlier ones have `damage.parts`. */
const damageOf = (system: Fields): object | undefined => {
  const base = fieldsAt(system, "damage", "base");
  const [part] = readList(valueAt(system, "damage", "parts"));
  const [formula, partType] = Array.isArray(part) ? part : [];
  const dice = baseDice(base) ?? diceOf(formula);
  if (dice === undefined) return undefined;
  const type = readText(readList(pick(base, ["types"]))[0] ?? partType);
  const versatileDice = diceOf(valueAt(system, "damage", "versatile"));
  return { dice, type: type && frenchDamageType(type), versatileDice };
};

const armorOf = (system: Fields): { category?: string; armorClass?: object } => {
  const kind = readText(valueAt(system, "type", "value")) ?? readText(valueAt(system, "armor", "type")) ?? "";
  const value = readNumber(valueAt(system, "armor", "value"));
  if (value === undefined) return {};
  if (kind === "shield") return { category: "Bouclier", armorClass: { bonus: value } };
  const dexterity = Object.hasOwn(ARMOR_DEXTERITY, kind) ? ARMOR_DEXTERITY[kind] : undefined;
  return dexterity === undefined ? {} : { category: "Armure", armorClass: { base: value, dexterity } };
};

/** A list of codes, or an object of flags. */
const propertiesOf = (raw: unknown): string[] => {
  const flags = isRecord(raw) ? [...fieldsOf(raw)].filter(([, on]) => on === true).map(([code]) => code) : [];
  return [...(Array.isArray(raw) ? readNames(raw) : []), ...flags].map(frenchProperty);
};

const isRanged = (system: Fields): boolean =>
  /R$/.test(readText(valueAt(system, "type", "value")) ?? readText(pick(system, ["weaponType"])) ?? "");

/** A carried item as an inventory entry; undefined for other item types. */
export function foundryEntry({ id, type, name, system }: FoundryItem): object | undefined {
  const category = Object.hasOwn(CARRIED_CATEGORIES, type) ? CARRIED_CATEGORIES[type] : undefined;
  if (category === undefined) return undefined;
  const attunement = pick(system, ["attunement"]);
  return {
    itemId: id,
    quantity: pick(system, ["quantity"]),
    equipped: readBoolean(pick(system, ["equipped"])) ?? false,
    attuned: readBoolean(pick(system, ["attuned"])) ?? attunement === 2,
    snapshot: {
      name,
      category,
      description: descriptionOf(system),
      rarity: pick(system, ["rarity"]),
      weight: pick(system, ["weight"]),
      cost: pick(system, ["price"]),
      damage: damageOf(system),
      properties: propertiesOf(pick(system, ["properties"])),
      tags: isRanged(system) ? ["distance"] : undefined,
      requiresAttunement: attunement === "required" || attunement === 1 || attunement === 2,
      ...armorOf(system),
    },
  };
}

/** Feats and features that take an action, a bonus action or a reaction, by the list they belong to. */
export function foundryActions(items: readonly FoundryItem[]): Record<string, object[]> {
  const lists = { actions: [] as object[], bonusActions: [] as object[], reactions: [] as object[] };
  for (const { type, name, system } of items) {
    const [activity] = readList(pick(system, ["activities"]));
    const cost =
      readText(valueAt(system, "activation", "type")) ??
      readText(valueAt(fieldsOf(activity), "activation", "type"));
    const list = cost !== undefined && Object.hasOwn(ACTION_LISTS, cost) ? ACTION_LISTS[cost] : undefined;
    if (type === "feat" && list !== undefined) lists[list].push({ name, description: descriptionOf(system) });
  }
  return lists;
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

/** The classes with their levels and subclasses. */
export function foundryClasses(items: readonly FoundryItem[]): object[] {
  return items
    .filter(({ type }) => type === "class")
    .map(({ name, system }) => {
      const identifier = readText(pick(system, ["identifier"]));
      const subclass = items.find(
        (item) => item.type === "subclass" && readText(pick(item.system, ["classIdentifier"])) === identifier,
      );
      return { name, level: pick(system, ["levels"]), subclass: identifier && subclass?.name };
    });
}
