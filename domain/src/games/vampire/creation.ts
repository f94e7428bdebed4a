/** The values of a new vampire. */
export const FIRST_HUNGER = 1;
export const FIRST_HUMANITY = 7;
export const FIRST_BLOOD_POTENCY = 1;

/** The values of a new character's nine attributes, each to be assigned once. */
export const ATTRIBUTE_SPREAD: readonly number[] = [4, 3, 3, 3, 2, 2, 2, 2, 1];

/** A distribution of skills: the values to assign, highest first. All other skills stay at 0. */
export interface SkillSpread {
  readonly id: "specialist" | "balanced" | "generalist";
  readonly label: string;
  readonly values: readonly number[];
}

export const SKILL_SPREADS: readonly SkillSpread[] = [
  { id: "specialist", label: "Spécialiste", values: dots([4, 1], [3, 3], [2, 3], [1, 3]) },
  { id: "balanced", label: "Équilibré", values: dots([3, 3], [2, 5], [1, 7]) },
  { id: "generalist", label: "Touche-à-tout", values: dots([3, 1], [2, 8], [1, 10]) },
];

/** Two disciplines of the clan, at 2 and 1. */
export const DISCIPLINE_SPREAD: readonly number[] = [2, 1];

function dots(...counts: readonly (readonly [value: number, count: number])[]): number[] {
  return counts.flatMap(([value, count]) => Array.from({ length: count }, () => value));
}

/** Health boxes: Stamina + 3. */
export function healthMax(stamina: number): number {
  return stamina + 3;
}

/** Willpower boxes: Composure + Resolve. */
export function willpowerMax(composure: number, resolve: number): number {
  return composure + resolve;
}

/**
 * Whether the values are those of a spread, in any order; zeros are ignored.
 *
 * @example followsSpread([1, 2], DISCIPLINE_SPREAD) // true
 */
export function followsSpread(values: readonly number[], spread: readonly number[]): boolean {
  const given = values.filter((value) => value !== 0).toSorted((a, b) => b - a);
  return given.length === spread.length && given.every((value, index) => value === spread[index]);
}
