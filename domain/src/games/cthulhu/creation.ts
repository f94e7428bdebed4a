import type { CharacteristicKey } from "./traits";

/** Luck is rolled 3d6 × 5, like most characteristics. */
export const LUCK_DICE = "3d6";
export const CHARACTERISTIC_FACTOR = 5;

/** The points to spend on characteristics that are bought rather than rolled, each within the range. */
export const CHARACTERISTIC_POINTS = 460;
export const CHARACTERISTIC_RANGE = { min: 15, max: 90 } as const;

/** The values to assign to the characteristics, each once, as another method. */
export const QUICK_ARRAY: readonly number[] = [80, 70, 60, 60, 50, 50, 50, 40];

/** The points left to spend: 0 when all are spent, negative when too many are. */
export function characteristicPointsLeft(bought: Readonly<Record<CharacteristicKey, number>>): number {
  return CHARACTERISTIC_POINTS - Object.values(bought).reduce((sum, value) => sum + value, 0);
}

/**
 * The percentage points for the skills of the occupation, Crédit included: ÉDU × 4, or ÉDU × 2 and twice the
 * best of the other characteristics that the occupation names.
 */
export function occupationPoints(
  characteristics: Readonly<Record<CharacteristicKey, number>>,
  besideEducation: readonly CharacteristicKey[],
): number {
  const { edu } = characteristics;
  if (besideEducation.length === 0) return edu * 4;
  return edu * 2 + Math.max(...besideEducation.map((key) => characteristics[key])) * 2;
}

/** The percentage points for any skill but the Mythos. */
export function interestPoints(intelligence: number): number {
  return intelligence * 2;
}

/** The limit of Sanity, from which Cthulhu Mythos is subtracted. */
const MAX_SANITY = 99;

/** (CON + TAI) / 10, rounded down. */
export function hitPointsMax(constitution: number, size: number): number {
  return Math.floor((constitution + size) / 10);
}

/** POU / 5, rounded down. */
export function magicPointsMax(power: number): number {
  return Math.floor(power / 5);
}

/** The maximum of Sanity: 99 less the Cthulhu Mythos skill. */
export function sanityMax(mythos: number): number {
  return Math.max(0, MAX_SANITY - mythos);
}

/** The damage of one attack that is a major wound: half the maximum hit points, rounded up. */
export function majorWoundThreshold(hitPoints: number): number {
  return Math.ceil(hitPoints / 2);
}

/** One point of movement less from forty on, and for each ten years more. */
const SLOWER = { from: 40, each: 10, most: 5 };

/**
 * The move rate: 7 when SIZ is above both STR and DEX, 9 when it is below both, else 8; less from the age of forty on.
 */
export function moveRate(strength: number, dexterity: number, size: number, age = 0): number {
  const { from, each, most } = SLOWER;
  const slower = age < from ? 0 : Math.min(most, 1 + Math.floor((age - from) / each));
  if (strength < size && dexterity < size) return 7 - slower;
  return (strength > size && dexterity > size ? 9 : 8) - slower;
}

/** What Crédit gives, in dollars of the twenties: so many for each point of it, and what one spends in a day unnoticed. */
interface Wealth {
  readonly upTo: number;
  readonly living: string;
  readonly cash: number;
  readonly assets: number;
  readonly daily: number;
}

const WEALTH: readonly Wealth[] = [
  { upTo: 9, living: "Pauvre", cash: 1, assets: 10, daily: 2 },
  { upTo: 49, living: "Moyen", cash: 2, assets: 50, daily: 10 },
  { upTo: 89, living: "Aisé", cash: 5, assets: 500, daily: 50 },
  { upTo: 98, living: "Riche", cash: 20, assets: 2000, daily: 250 },
];
const PENNILESS = { living: "Sans le sou", cash: 0, assets: 0, daily: 0 };
const RICHEST = { living: "Immensément riche", cash: 50_000, assets: 5_000_000, daily: 5000 };

/** What an investigator of this Crédit lives on: whole dollars, none of one who has no Crédit. */
export function wealthOf(credit: number): Omit<Wealth, "upTo"> {
  if (credit <= 0) return PENNILESS;
  const row = WEALTH.find(({ upTo }) => credit <= upTo);
  if (row === undefined) return RICHEST;
  const { living, cash, assets, daily } = row;
  return { living, cash: credit * cash, assets: credit * assets, daily };
}

/** The cash of an investigator who sets out. */
export const cashOf = (credit: number): number => wealthOf(credit).cash;

export interface Build {
  /** Dice added to melee damage, or points subtracted: `"+1d4"`, `"-2"`, `"0"`. */
  readonly damageBonus: string;
  readonly build: number;
}

const BUILDS: readonly (Build & { readonly upTo: number })[] = [
  { upTo: 64, damageBonus: "-2", build: -2 },
  { upTo: 84, damageBonus: "-1", build: -1 },
  { upTo: 124, damageBonus: "0", build: 0 },
  { upTo: 164, damageBonus: "+1d4", build: 1 },
];

const FIRST_D6_BUILD = { upTo: 204, build: 2 };
const POINTS_PER_D6 = 80;

/**
 * Damage bonus (impact) and build from FOR + TAI; above 204, each further 80 points or part of them add a d6.
 */
export function buildOf(strength: number, size: number): Build {
  const sum = strength + size;
  const row = BUILDS.find(({ upTo }) => sum <= upTo);
  if (row) return { damageBonus: row.damageBonus, build: row.build };
  const more = Math.ceil(Math.max(0, sum - FIRST_D6_BUILD.upTo) / POINTS_PER_D6);
  return { damageBonus: `+${1 + more}d6`, build: FIRST_D6_BUILD.build + more };
}
