import { type Fields, fieldsOf, isRecord, pick } from "../../values/reading/fields";
import {
  PROSE_LENGTH,
  readBoolean,
  readName,
  readNameList,
  readText,
  withoutAbsent,
} from "../../values/reading/values";
import { readNumber } from "../../values/text/readNumber";
import type { AbilityKey } from "../character/abilities";
import { abilityKey } from "../character/abilityScores";
import { readDamage } from "./damage";
import type { ArmorClass, Damage, Effects, ItemQuantity } from "./item";
import { readEffects } from "./readEffects";

/**
 * The fields of an item in one source: the item itself, its profile for a system, the snapshot taken when it
 * was added, the player's overrides. An absent field is taken from the next source.
 */
export interface ItemFacts {
  name?: string;
  summary?: string;
  description?: string;
  category?: string;
  rarity?: string;
  cost?: ItemQuantity;
  weight?: ItemQuantity;
  damage?: Damage;
  armorClass?: ArmorClass;
  properties?: string[];
  traits?: string[];
  tags?: string[];
  requiresAttunement?: boolean;
  effects?: Effects;
  /** The abilities that a weapon may attack with, where they are not those of its kind; the best counts. */
  attackAbilities?: AbilityKey[];
  /** Whether the bearer knows how to use it; assumed when absent. */
  proficient?: boolean;
  /** True for damage that has no ability's modifier: a second weapon's, a creature's written one. */
  plainDamage?: boolean;
  fields?: Record<string, string | number | boolean>;
}

const MAX_FIELDS = 40;

/** `15`, `"15 po"`, `{ value: 15, unit: "po" }`, `{ quantity: 15, unit: "gp" }`. */
export function readItemQuantity(raw: unknown): ItemQuantity | undefined {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const value = readNumber(pick(fields, ["value", "quantity", "amount", "valeur"]));
    const unit = readText(pick(fields, ["unit", "units", "denomination", "unite"]), 20);
    return value === undefined || value < 0 ? undefined : { value, unit: unit ?? "" };
  }
  if (typeof raw === "number") return raw >= 0 && raw < Infinity ? { value: raw, unit: "" } : undefined;
  const [, amount, unit] = /^(\d[\d.,]*)\s*(.*)$/s.exec(readText(raw, 60) ?? "") ?? [];
  const value = readNumber(amount);
  return value === undefined ? undefined : { value, unit: readText(unit, 20) ?? "" };
}

const readDexterity = (raw: unknown): "full" | "upToTwo" | "none" => {
  if (raw === "full" || raw === "upToTwo" || raw === "none") return raw;
  const limit = readNumber(raw);
  if (limit !== undefined) return limit === 0 ? "none" : "upToTwo";
  return readBoolean(raw) === false ? "none" : "full";
};

/** `{ base: 14, dexterity: "upToTwo" }`, `{ bonus: 2 }`, `14`: a number alone adds Dexterity. */
export function readArmorClass(raw: unknown): ArmorClass | undefined {
  if (!isRecord(raw)) {
    const base = readNumber(raw);
    return base === undefined ? undefined : { base, dexterity: "full" };
  }
  const fields = fieldsOf(raw);
  const base = readNumber(pick(fields, ["base", "value", "armor"]));
  if (base !== undefined) {
    const dexterity = readDexterity(pick(fields, ["dexterity", "dex", "dexBonus"]));
    const limit = readNumber(pick(fields, ["limit"]));
    return { base, dexterity, ...(limit !== undefined && { limit }) };
  }
  const bonus = readNumber(pick(fields, ["bonus"]));
  return bonus === undefined ? undefined : { bonus };
}

const readField = (raw: unknown): string | number | boolean | undefined =>
  typeof raw === "boolean" || (typeof raw === "number" && Number.isFinite(raw)) ? raw : readText(raw);

/** The fields that a system shows as they are; only texts, numbers and booleans. */
const readFields = (raw: unknown): ItemFacts["fields"] => {
  if (!isRecord(raw)) return undefined;
  const fields: Record<string, string | number | boolean> = {};
  for (const [label, value] of Object.entries(raw).slice(0, MAX_FIELDS)) {
    const field = readField(value);
    if (field !== undefined) fields[label] = field;
  }
  return fields;
};

const readNamesIn = (fields: Fields, names: readonly string[]): string[] | undefined => {
  const raw = pick(fields, names);
  return raw === undefined ? undefined : readNameList(raw);
};

const readAbilities = (raw: unknown): AbilityKey[] | undefined => {
  const keys = readNameList(raw).flatMap((name) => abilityKey(name) ?? []);
  return keys.length > 0 ? keys : undefined;
};

/** The fields that a raw source has for an item, in any of the shapes that the product receives. */
export function readItemFacts(raw: unknown): ItemFacts {
  const fields = fieldsOf(raw);
  return withoutAbsent<ItemFacts>({
    name: readText(pick(fields, ["name", "nom", "label", "title"])),
    summary: readText(pick(fields, ["summary", "resume"]), 400),
    description: readName(pick(fields, ["description", "desc"]), PROSE_LENGTH),
    category: readName(pick(fields, ["category", "categorie", "type", "kind"])),
    rarity: readName(pick(fields, ["rarity", "rarete"])),
    cost: readItemQuantity(pick(fields, ["cost", "price", "prix", "cout"])),
    weight: readItemQuantity(pick(fields, ["weight", "poids"])),
    damage: readDamage(pick(fields, ["damage", "degats"]), pick(fields, ["damageType", "typeDeDegats"])),
    armorClass: readArmorClass(pick(fields, ["armorClass", "armourClass", "classeArmure"])),
    properties: readNamesIn(fields, ["properties", "proprietes"]),
    traits: readNamesIn(fields, ["traits"]),
    tags: readNamesIn(fields, ["tags", "etiquettes"]),
    requiresAttunement: readBoolean(
      pick(fields, ["requiresAttunement", "attunementRequired", "harmonisation"]),
    ),
    effects: readEffects(pick(fields, ["effects", "effets"])),
    attackAbilities: readAbilities(pick(fields, ["attackAbilities"])),
    proficient: readBoolean(pick(fields, ["proficient"])),
    plainDamage: readBoolean(pick(fields, ["plainDamage"])),
    fields: readFields(pick(fields, ["fields", "champs"])),
  });
}
