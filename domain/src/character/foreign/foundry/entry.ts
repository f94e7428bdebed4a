import { type Fields, fieldsOf, isRecord, pick, valueAt } from "../../../reading/fields";
import { readBoolean, readList, readNames, readText } from "../../../reading/values";
import { readNumber } from "../../../text/readNumber";
import type { AbilityKey } from "../../abilities";
import { abilityKey } from "../../abilityScores";
import { plainText } from "../plainText";
import { frenchCoin, frenchProperty, frenchRarity } from "../vocabulary";
import type { FoundryActor } from "./actor";
import { enchantments } from "./changes";
import { damageOf } from "./damage";
import { itemEffects } from "./itemEffects";
import { CARRIED_CATEGORIES, type FoundryItem } from "./items";
import { type FoundryValues, foundryValues } from "./values";

const SUITS = ["light", "medium", "heavy", "natural"];

/** What kind of weapon or armour it is: `martialM`, `heavy`. */
const kindOf = (system: Fields): string =>
  readText(valueAt(system, "type", "value")) ??
  readText(pick(system, ["weaponType"])) ??
  readText(valueAt(system, "armor", "type")) ??
  "";

/** A list of codes, or an object of flags. */
const codesOf = (raw: unknown): string[] => {
  const flags = isRecord(raw) ? [...fieldsOf(raw)].filter(([, on]) => on === true).map(([code]) => code) : [];
  return [...(Array.isArray(raw) ? readNames(raw) : []), ...flags];
};

/** The item's values under the enchantments that lie on it; formulas refer to its bearer as well. */
const valuesOf = (item: FoundryItem, { worn }: FoundryActor): FoundryValues =>
  foundryValues(item.system, enchantments(item), (path) => {
    const [first = "", ...rest] = path.split(".");
    return valueAt(item.system, first, ...rest) ?? worn.text(path);
  });

const needsAttunement = (system: Fields): boolean => {
  const attunement = pick(system, ["attunement"]);
  return attunement === "required" || attunement === 1 || attunement === 2;
};

const isAttuned = (system: Fields): boolean =>
  readBoolean(pick(system, ["attuned"])) ?? pick(system, ["attunement"]) === 2;

const isMagic = (system: Fields): boolean => codesOf(pick(system, ["properties"])).includes("mgc");

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
  const protection = value + (works ? (values.number("armor.magicalBonus") ?? 0) : 0);
  if (kind === "shield") return { category: "Bouclier", armorClass: { bonus: protection } };
  const dexterity = suitDexterity(kind, readNumber(valueAt(system, "armor", "dex")));
  return { category: "Armure", armorClass: { base: protection, ...dexterity } };
};

const attackActivity = (system: Fields): Fields =>
  readList(pick(system, ["activities"]))
    .map(fieldsOf)
    .find((activity) => pick(activity, ["type"]) === "attack") ?? new Map();

/** A monk strikes with Dexterity too, with a short sword and light simple weapons of melee. */
const isMonkWeapon = (system: Fields, { classes }: FoundryActor): boolean => {
  if (!classes.some(({ identifier }) => identifier === "monk")) return false;
  const base = readText(valueAt(system, "type", "baseItem")) ?? readText(pick(system, ["baseItem"]));
  const codes = codesOf(pick(system, ["properties"]));
  return (
    base === "shortsword" ||
    (kindOf(system) === "simpleM" && !codes.includes("two") && !codes.includes("hvy"))
  );
};

/** The abilities of a weapon that says so itself, or of a monk's; undefined for those of its kind. */
const attackAbilities = (system: Fields, actor: FoundryActor): AbilityKey[] | undefined => {
  const named =
    readText(pick(system, ["ability"])) ?? readText(valueAt(attackActivity(system), "attack", "ability"));
  const own = abilityKey(named === "spellcasting" ? actor.worn.text("attributes.spellcasting") : named);
  if (own !== undefined) return [own];
  return kindOf(system) === "natural" || isMonkWeapon(system, actor) ? ["str", "dex"] : undefined;
};

const isAmmunition = (system: Fields): boolean =>
  valueAt(system, "type", "value") === "ammo" || pick(system, ["consumableType"]) === "ammo";

/** What a magic weapon adds to its own attack and damage, while its magic works. */
const weaponBonuses = ({ type, system }: FoundryItem, values: FoundryValues): Record<string, number> => {
  if (type !== "weapon" && !isAmmunition(system)) return {};
  const magic = isMagic(system) ? (values.number("magicalBonus") ?? 0) : 0;
  const activity = attackActivity(system);
  const further =
    values.number("attackBonus") ??
    values.number("attack.bonus") ??
    values.evaluate(valueAt(activity, "attack", "bonus")) ??
    0;
  const attack = magic + further;
  return { ...(attack !== 0 && { attack }), ...(magic !== 0 && { damage: magic }) };
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
  const codes = codesOf(pick(system, ["properties"]));
  const { damage, further } = damageOf(system, values, codes.includes("ver"));
  const { ability, stats } = itemEffects(item, actor);
  const effects = { ability, stats: { ...stats, ...weaponBonuses(item, values) } };
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
      damage,
      properties: [...new Set([...codes.map(frenchProperty), ...further])],
      tags: tagsOf(item),
      requiresAttunement: needsAttunement(system),
      effects: hasEffects ? effects : undefined,
      attackAbilities: type === "weapon" ? attackAbilities(system, actor) : undefined,
      ...armorOf(system, values),
    },
  };
}

const tagsOf = ({ system }: FoundryItem): string[] | undefined => {
  if (/R$/.test(kindOf(system))) return ["distance"];
  return isAmmunition(system) ? ["munitions"] : undefined;
};
