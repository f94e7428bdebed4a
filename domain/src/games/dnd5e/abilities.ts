import type { AbilityKey } from "../../sheet/character/abilities";

/** The French name of an ability and its three letters on the sheet. */
export const ABILITIES: Readonly<Record<AbilityKey, { name: string; short: string }>> = {
  str: { name: "Force", short: "FOR" },
  dex: { name: "Dextérité", short: "DEX" },
  con: { name: "Constitution", short: "CON" },
  int: { name: "Intelligence", short: "INT" },
  wis: { name: "Sagesse", short: "SAG" },
  cha: { name: "Charisme", short: "CHA" },
};

/**
 * Product §5: floor((score - 10) / 2). NaN gives NaN, which disables the roll.
 *
 * @example abilityModifier(9) // -1
 */
export function abilityModifier(score: number): number {
  return Math.floor((score - 10) / 2);
}
