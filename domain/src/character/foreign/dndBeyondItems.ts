import { type Fields, fieldsOf, pick } from "../../reading/fields";
import { readBoolean, readList, readName, readText } from "../../reading/values";
import { readNumber } from "../../text/readNumber";
import { plainText } from "./plainText";
import { frenchDamageType, frenchProperty } from "./vocabulary";

/** D&D Beyond's numbers of action types. */
const ACTION_LISTS: ReadonlyMap<number | undefined, "actions" | "bonusActions" | "reactions"> = new Map([
  [1, "actions"],
  [3, "bonusActions"],
  [4, "reactions"],
]);

const CATEGORIES: Readonly<Record<string, string>> = {
  Weapon: "Arme",
  Armor: "Armure",
  Potion: "Potion",
  Ring: "Anneau",
  Wand: "Baguette",
  "Other Gear": "Équipement",
};

/** Light, medium and heavy armour, and shields, by D&D Beyond's number. */
const armorOf = (definition: Fields): { category?: string; armorClass?: object } => {
  const base = readNumber(pick(definition, ["armorClass"]));
  const kind = readNumber(pick(definition, ["armorTypeId"]));
  if (base === undefined || kind === undefined) return {};
  if (kind === 4) return { category: "Bouclier", armorClass: { bonus: base } };
  const dexterity = (["full", "upToTwo", "none"] as const)[kind - 1];
  return dexterity === undefined ? {} : { category: "Armure", armorClass: { base, dexterity } };
};

const damageOf = (definition: Fields): object | undefined => {
  const dice = readText(pick(fieldsOf(pick(definition, ["damage"])), ["diceString"]));
  const type = readText(pick(definition, ["damageType"]));
  return dice === undefined ? undefined : { dice, type: type && frenchDamageType(type) };
};

const categoryOf = (definition: Fields): string | undefined => {
  const type = readText(pick(definition, ["filterType", "type"]));
  return type !== undefined && Object.hasOwn(CATEGORIES, type) ? CATEGORIES[type] : type;
};

/** A carried item as an inventory entry with a snapshot, since its id is unknown here. */
export function dndBeyondEntry(raw: unknown): object | undefined {
  const entry = fieldsOf(raw);
  const definition = fieldsOf(pick(entry, ["definition"]));
  const name = readText(pick(definition, ["name"]));
  if (name === undefined) return undefined;
  const id = readText(pick(entry, ["id"]));
  return {
    itemId: id && `dndbeyond-${id}`,
    quantity: pick(entry, ["quantity"]),
    equipped: readBoolean(pick(entry, ["equipped"])) ?? false,
    attuned: readBoolean(pick(entry, ["isAttuned"])) ?? false,
    snapshot: {
      name,
      category: categoryOf(definition),
      description: plainText(pick(definition, ["description"])),
      rarity: pick(definition, ["rarity"]),
      weight: pick(definition, ["weight"]),
      cost: pick(definition, ["cost"]),
      damage: damageOf(definition),
      properties: readList(pick(definition, ["properties"])).flatMap((property) => {
        const word = readName(property);
        return word === undefined ? [] : [frenchProperty(word)];
      }),
      tags: readNumber(pick(definition, ["attackType"])) === 2 ? ["distance"] : undefined,
      requiresAttunement: readBoolean(pick(definition, ["canAttune"])) ?? false,
      ...armorOf(definition),
    },
  };
}

/** The actions of race, class and feats, by action type. */
export function dndBeyondActions(actions: Fields): Record<string, object[]> {
  const lists = { actions: [] as object[], bonusActions: [] as object[], reactions: [] as object[] };
  for (const raw of [...actions.values()].flatMap((source) => readList(source))) {
    const action = fieldsOf(raw);
    const cost = readNumber(pick(fieldsOf(pick(action, ["activation"])), ["activationType"]));
    const list = ACTION_LISTS.get(cost);
    const description = plainText(pick(action, ["snippet"])) ?? plainText(pick(action, ["description"]));
    if (list !== undefined) lists[list].push({ name: pick(action, ["name"]), description });
  }
  return lists;
}
