import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";

/** What the heavy pieces of the catalogue take from REF, DEX and MOVE, by their slugs. */
export const ARMOUR_PENALTIES: Readonly<Record<string, 2 | 4>> = {
  "armure-moyenne": 2,
  "armure-lourde": 2,
  "combinaison-de-combat": 4,
  "armure-metal": 4,
  "casque-moyen": 2,
  "casque-lourd": 2,
  "casque-de-combat": 4,
  "heaume-metal": 4,
};

const OFFICIAL = "cyberpunk-";

/**
 * What worn armour of the catalogue takes of a character as it came: 0, or less; of several pieces the worst counts. The
 * state in play knows what else is worn (`limitsOf`), which the order of a fight and the map do not load.
 */
export function officialArmourPenalty(raw: unknown): number {
  const worn = normaliseCharacter(raw).inventoryItems.filter(({ equipped }) => equipped);
  const taken = worn.map(({ itemId }) => ARMOUR_PENALTIES[itemId.slice(OFFICIAL.length)] ?? 0);
  return -Math.max(0, ...taken) || 0;
}
