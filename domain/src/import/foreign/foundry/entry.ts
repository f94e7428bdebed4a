import { frenchCoin, frenchProperty, frenchRarity } from "../../../games/dnd5e/vocabulary";
import { type Fields, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readBoolean, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { plainText } from "../plainText";
import type { FoundryActor } from "./actor";
import { enchantments } from "./changes";
import { damageOf } from "./damage";
import { itemEffects } from "./itemEffects";
import { CARRIED_CATEGORIES, codesOf, type FoundryItem, isAmmunition, isMagic, kindOf } from "./items";
import { type FoundryValues, foundryValues } from "./values";
import { weaponBonuses, wielding } from "./wielding";

const SUITS = ["light", "medium", "heavy", "natural"];

/** The item's values under the enchantments that lie on it; formulas refer to its bearer as well. */
const valuesOf = (item: FoundryItem, { worn }: FoundryActor): FoundryValues =>
  foundryValues(item.system, enchantments(item), undefined, worn);

const needsAttunement = (system: Fields): boolean => {
  const attunement = pick(system, ["attunement"]);
  return attunement === "required" || attunement === 1 || attunement === 2;
};

const isAttuned = (system: Fields): boolean =>
  readBoolean(pick(system, ["attuned"])) ?? pick(system, ["attunement"]) === 2;

const suitDexterity = (kind: string, limit: number | undefined): object => {
  if (kind === "heavy" || limit === 0) return { dexterity: "none" };
  if (limit === 2) return { dexterity: "upToTwo" };
  return { dexterity: "full", ...(limit !== undefined && { limit }) };
};

const armorOf = (system: Fields, values: FoundryValues): { category?: string; armorClass?: object } => {
  const kind = kindOf(system);
  const value = values.number("armor.value");
  if (value === undefined || (kind !== "shield" && !SUITS.includes(kind))) return {};
  const works = isMagic(system) && (isAttuned(system) || !needsAttunement(system));
  const protection = value + (works ? (values.number("armor.magicalbonus") ?? 0) : 0);
  if (kind === "shield") return { category: "Bouclier", armorClass: { bonus: protection } };
  const dexterity = suitDexterity(kind, readNumber(valueAt(system, "armor", "dex")));
  return { category: "Armure", armorClass: { base: protection, ...dexterity } };
};

/** « Force 15 » of a suit that is too heavy for who is weaker. */
const strengthAsked = (system: Fields): string[] => {
  const strength = readNumber(pick(system, ["strength"])) ?? 0;
  return strength > 0 && SUITS.includes(kindOf(system)) ? [`Force ${strength}`] : [];
};

const priceOf = (raw: unknown): unknown => {
  const fields = fieldsOf(raw);
  const unit = readText(pick(fields, ["denomination"]));
  return unit === undefined ? raw : { value: pick(fields, ["value"]), unit: frenchCoin(unit) };
};

/** A carried item as an inventory entry with a snapshot, since its id is unknown here; undefined for others. */
export function foundryEntry(item: FoundryItem, actor: FoundryActor): object | undefined {
  const { id, type, name, system } = item;
  const category = item.isCarried ? CARRIED_CATEGORIES[type] : undefined;
  if (category === undefined) return undefined;
  const values = valuesOf(item, actor);
  const codes = codesOf(system);
  const { ability, stats } = itemEffects(item, actor);
  const effects = { ability, stats: { ...stats, ...weaponBonuses(item, values, actor) } };
  const hasEffects = Object.keys({ ...effects.ability, ...effects.stats }).length > 0;
  return {
    itemId: id,
    quantity: pick(system, ["quantity"]),
    equipped: readBoolean(pick(system, ["equipped"])) ?? false,
    attuned: isAttuned(system),
    snapshot: {
      name,
      category,
      description: plainText(valueAt(system, "description", "value")),
      rarity: frenchRarity(pick(system, ["rarity"])),
      weight: pick(system, ["weight"]),
      cost: priceOf(pick(system, ["price"])),
      damage: damageOf(system, values, codes.includes("ver")),
      properties: [...new Set(codes.map(frenchProperty)), ...strengthAsked(system)],
      tags: tagsOf(item),
      requiresAttunement: needsAttunement(system),
      effects: hasEffects ? effects : undefined,
      ...(type === "weapon" && wielding(system, actor)),
      ...armorOf(system, values),
    },
  };
}

const tagsOf = ({ system }: FoundryItem): string[] | undefined => {
  if (/R$/.test(kindOf(system))) return ["distance"];
  return isAmmunition(system) ? ["munitions"] : undefined;
};
