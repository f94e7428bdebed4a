import { foldText } from "../../values/text/foldText";
import type { ResolvedItem } from "./resolveItem";

type Described = Pick<ResolvedItem, "category" | "tags" | "properties" | "damage" | "armorClass">;

const WEAPON = /\b(armes?|weapons?|melee|epees?|arcs?|arbaletes?|pistolets?|fusils?|lames?)\b/;
const ARMOR = /\b(armures?|armou?rs?|boucliers?|shields?)\b/;
/** Ammunition has dice, but is no weapon. */
const AMMUNITION = /\b(munitions?|ammunition|ammo)\b/;
const RANGED = /\b(a distance|ranged|distance|munitions?|ammunition|tir)\b/;

const words = (parts: readonly (string | undefined)[]): string => foldText(parts.join(" ; "));

const kindWords = ({ category, tags }: Described): string => words([category, ...tags]);

/** Whether it is a suit of armour or a shield: the third tab of the inventory. */
export function isArmor(item: Described): boolean {
  return item.armorClass !== undefined || ARMOR.test(kindWords(item));
}

/**
 * Product §4 "weapon-like": a weapon by its category, or an item with damage that is neither armour nor
 * ammunition.
 */
export function isWeapon(item: Described): boolean {
  const kind = kindWords(item);
  if (AMMUNITION.test(kind)) return false;
  return WEAPON.test(kind) || (item.damage !== undefined && !isArmor(item));
}

/** Whether it attacks with Dexterity: bows, crossbows, guns. Other thrown weapons use Strength. */
export function isRanged(item: Described): boolean {
  return RANGED.test(words([item.category, ...item.tags, ...item.properties]));
}
