import { frenchDamageType, frenchProperty, frenchRarity } from "../../../games/dnd5e/vocabulary";
import { skillKey } from "../../../sheet/character/skills";
import { type Fields, fieldsAt, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readList, readName, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { plainText } from "../plainText";
import { abilityIn, isArmored, SHIELD, slowedBy } from "./numbers";
import type { BeyondSheet, Modifier } from "./sheet";
import { isRanged, ownBonuses, properties, wielding } from "./wielding";

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
  Rod: "Sceptre",
  Scroll: "Parchemin",
  Staff: "Bâton",
  Wand: "Baguette",
  "Wondrous item": "Objet merveilleux",
  "Other Gear": "Équipement",
};

/** Light, medium and heavy armour, and shields, by D&D Beyond's number. */
const armorOf = (definition: Fields): { category?: string; armorClass?: object } => {
  const base = readNumber(pick(definition, ["armorClass"]));
  const kind = readNumber(pick(definition, ["armorTypeId"]));
  if (base === undefined || kind === undefined) return {};
  if (kind === SHIELD) return { category: "Bouclier", armorClass: { bonus: base } };
  const dexterity = (["full", "upToTwo", "none"] as const)[kind - 1];
  return dexterity === undefined ? {} : { category: "Armure", armorClass: { base, dexterity } };
};

const categoryOf = (definition: Fields): string | undefined => {
  const type = readText(pick(definition, ["filterType", "type"]));
  return type !== undefined && Object.hasOwn(CATEGORIES, type) ? CATEGORIES[type] : type;
};

/** The stat of the product that a bonus of an item raises; undefined when it has none like it. */
const statOf = ({ subType }: Modifier, sheet: BeyondSheet): string | undefined => {
  const save = abilityIn(subType, "-saving-throws");
  if (save !== undefined) return `save ${save}`;
  switch (subType) {
    case "armor-class":
      return "ac";
    case "unarmored-armor-class":
      return isArmored(sheet.fields) ? undefined : "ac";
    case "saving-throws":
      return "saves";
    case "ability-checks":
      return "checks";
    case "initiative":
    case "proficiency-bonus":
      return subType === "initiative" ? "initiative" : "proficiency";
    case "speed":
    case "speed-walking":
      return "speed";
    default:
      return skillKey(subType);
  }
};

type Bonuses = Record<string, number | string>;

const sumIn = (bonuses: Bonuses, key: string, amount: number): void => {
  const before = bonuses[key];
  bonuses[key] = (typeof before === "number" ? before : 0) + amount;
};

/** What an item adds to its bearer; hit points are counted with the character's own. */
const effectsOf = (
  granted: readonly Modifier[],
  sheet: BeyondSheet,
): { ability: Bonuses; stats: Bonuses } => {
  const ability: Bonuses = {};
  const stats: Bonuses = {};
  for (const modifier of granted) {
    const { type, subType, value } = modifier;
    const score = abilityIn(subType, "-score");
    // Restrictions of a score may say no more than how far it goes.
    const always = modifier.restriction === "" || (score !== undefined && type === "set");
    const isLimit = score !== undefined && /maximum/i.test(modifier.restriction);
    if (value === undefined || !(always || isLimit)) continue;
    if (score !== undefined && type === "set") ability[score] = `=${value}`;
    else if (score !== undefined && type === "bonus") sumIn(ability, score, value);
    else if (type === "set" && subType === "innate-speed-walking") stats.speed = `=${value}`;
    else if (type === "bonus") {
      const stat = statOf(modifier, sheet);
      if (stat !== undefined) sumIn(stats, stat, value);
    }
  }
  return { ability, stats };
};

/** What a condition limits is dealt by nobody but who knows it: it stands among the properties. */
const limitedDamage = (granted: readonly Modifier[]): string[] =>
  granted.flatMap(({ type, subType, dice, restriction }) =>
    type === "damage" && dice !== undefined && restriction !== ""
      ? [`+${dice} ${frenchDamageType(subType)} (${restriction})`]
      : [],
  );

/** D&D Beyond's number of suits in which Stealth has disadvantage. */
const LOUD = 2;

const loudness = (definition: Fields): string[] =>
  readNumber(pick(definition, ["stealthCheck"])) === LOUD ? [frenchProperty("stealthDisadvantage")] : [];

const withUnit = (raw: unknown, unit: string): object | undefined => {
  const value = readNumber(raw);
  return value === undefined ? undefined : { value, unit };
};

const idOf = (entry: Fields, kind: string): string | undefined => {
  const id = readText(pick(entry, ["id"]));
  return id === undefined || id === "undefined" ? undefined : `dndbeyond-${kind}${id}`;
};

/** A carried item as an inventory entry with a snapshot, since its id is unknown here. */
export function dndBeyondEntry(raw: unknown, sheet: BeyondSheet): object | undefined {
  const entry = fieldsOf(raw);
  const definition = fieldsAt(entry, "definition");
  const name = readText(pick(definition, ["name"]));
  if (name === undefined) return undefined;
  const granted = sheet.grantedBy(entry);
  const { ability, stats } = effectsOf(granted, sheet);
  const slowed = slowedBy(sheet, definition);
  if (slowed !== 0 && typeof stats.speed !== "string") sumIn(stats, "speed", slowed);
  const effects = { ability, stats: { ...stats, ...ownBonuses(entry, granted, sheet) } };
  const hasEffects = Object.keys({ ...effects.ability, ...effects.stats }).length > 0;
  const words = properties(definition).flatMap((property) => readName(pick(property, ["name"])) ?? []);
  return {
    itemId: idOf(entry, ""),
    quantity: pick(entry, ["quantity"]),
    equipped: readBoolean(pick(entry, ["equipped"])) ?? false,
    attuned: readBoolean(pick(entry, ["isAttuned"])) ?? false,
    snapshot: {
      name,
      category: categoryOf(definition),
      description: plainText(pick(definition, ["description"])),
      rarity: frenchRarity(pick(definition, ["rarity"])),
      weight: withUnit(pick(definition, ["weight"]), "lb"),
      cost: withUnit(pick(definition, ["cost"]), "po"),
      ...wielding(entry, granted, sheet),
      properties: [...words.map(frenchProperty), ...loudness(definition), ...limitedDamage(granted)],
      tags: isRanged(definition) ? ["distance"] : undefined,
      requiresAttunement: readBoolean(pick(definition, ["canAttune"])) ?? false,
      effects: hasEffects ? effects : undefined,
      ...armorOf(definition),
    },
  };
}

/** An item that the player made up. */
export function customEntry(raw: unknown): object | undefined {
  const entry = fieldsOf(raw);
  const name = readText(pick(entry, ["name"]));
  if (name === undefined) return undefined;
  return {
    itemId: idOf(entry, "custom-"),
    quantity: pick(entry, ["quantity"]),
    equipped: false,
    attuned: false,
    notes: plainText(pick(entry, ["notes"])),
    snapshot: {
      name,
      category: "Équipement",
      description: plainText(pick(entry, ["description"])),
      weight: withUnit(pick(entry, ["weight"]), "lb"),
      cost: withUnit(pick(entry, ["cost"]), "po"),
    },
  };
}

/** The actions of race, class and feats, by action type. */
export function dndBeyondActions(actions: Fields): Record<string, object[]> {
  const lists = { actions: [] as object[], bonusActions: [] as object[], reactions: [] as object[] };
  for (const raw of [...actions.values()].flatMap((source) => readList(source))) {
    const action = fieldsOf(raw);
    const cost = readNumber(valueAt(action, "activation", "activationType"));
    const list = ACTION_LISTS.get(cost);
    const description = plainText(pick(action, ["snippet"])) ?? plainText(pick(action, ["description"]));
    if (list !== undefined) lists[list].push({ name: pick(action, ["name"]), description });
  }
  return lists;
}
