/** The six abilities of D&D (product §3), in the order sheets print them. */
export const ABILITY_KEYS = ["str", "dex", "con", "int", "wis", "cha"] as const;

export type AbilityKey = (typeof ABILITY_KEYS)[number];

/** What a table calls an ability: its full name and the three letters of a French sheet. */
export const ABILITIES: Readonly<Record<AbilityKey, { name: string; short: string }>> = {
  str: { name: "Force", short: "FOR" },
  dex: { name: "Dextérité", short: "DEX" },
  con: { name: "Constitution", short: "CON" },
  int: { name: "Intelligence", short: "INT" },
  wis: { name: "Sagesse", short: "SAG" },
  cha: { name: "Charisme", short: "CHA" },
};

/**
 * Product §5: floor((score - 10) / 2). Not a number gives not a number, which disables the roll.
 *
 * @example abilityModifier(9) // -1
 */
export function abilityModifier(score: number): number {
  return Math.floor((score - 10) / 2);
}
