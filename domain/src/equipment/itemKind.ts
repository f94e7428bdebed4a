import { fieldName } from "../reading/fields";
import { foldText } from "../text/foldText";
import type { ResolvedItem } from "./resolveItem";

type Described = Pick<ResolvedItem, "category" | "tags" | "properties" | "damage" | "armorClass">;

const WEAPON = /\b(armes?|weapons?|melee|epees?|arcs?|arbaletes?|pistolets?|fusils?|lames?)\b/;
const ARMOR = /\b(armures?|armou?rs?|boucliers?|shields?)\b/;
/** They have dice, but nobody attacks with them as they are. */
const AMMUNITION = /\b(munitions?|ammunition|ammo)\b/;
const RANGED = /\b(a distance|ranged|distance|munitions?|ammunition|tir)\b/;

const words = (parts: readonly (string | undefined)[]): string => foldText(parts.join(" ; "));

const kindWords = ({ category, tags }: Described): string => words([category, ...tags]);

/** A suit of armour or a shield: the third tab of the inventory. */
export function isArmor(item: Described): boolean {
  return item.armorClass !== undefined || ARMOR.test(kindWords(item));
}

/** Product §4 "weapon-like": called a weapon, or with damage of its own and neither armour nor ammunition. */
export function isWeapon(item: Described): boolean {
  const kind = kindWords(item);
  if (AMMUNITION.test(kind)) return false;
  return WEAPON.test(kind) || (item.damage !== undefined && !isArmor(item));
}

/** Attacks with Dexterity: bows, crossbows, guns. A thrown weapon that is not one of them keeps Strength. */
export function isRanged(item: Described): boolean {
  return RANGED.test(words([item.category, ...item.tags, ...item.properties]));
}

/** Attacks with the better of Strength and Dexterity. */
export function isFinesse(item: Described): boolean {
  return item.properties.some((property) => fieldName(property).startsWith("finesse"));
}
