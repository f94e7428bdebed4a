import { ENCOUNTER_DIFFICULTIES, type EncounterDifficulty } from "../../../game/creatures/creatureRules";

/** By character level from 1: the experience from which an encounter is easy, medium, hard and deadly for one. */
const THRESHOLDS: readonly (readonly [number, number, number, number])[] = [
  [25, 50, 75, 100],
  [50, 100, 150, 200],
  [75, 150, 225, 400],
  [125, 250, 375, 500],
  [250, 500, 750, 1100],
  [300, 600, 900, 1400],
  [350, 750, 1100, 1700],
  [450, 900, 1400, 2100],
  [550, 1100, 1600, 2400],
  [600, 1200, 1900, 2800],
  [800, 1600, 2400, 3600],
  [1000, 2000, 3000, 4500],
  [1100, 2200, 3400, 5100],
  [1250, 2500, 3800, 5700],
  [1400, 2800, 4300, 6400],
  [1600, 3200, 4800, 7200],
  [2000, 3900, 5900, 8800],
  [2100, 4200, 6300, 9500],
  [2400, 4900, 7300, 10_900],
  [2800, 5700, 8500, 12_700],
];

/** What each further step of numbers multiplies; one step more for fewer than three, one less from six. */
const MULTIPLIERS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5] as const;
/** The least number of creatures of each step from 1. */
const STEPS_FROM = [1, 2, 3, 7, 11, 15] as const;
const SMALL_PARTY = 3;
const LARGE_PARTY = 6;

const LEVELS = Object.keys(ENCOUNTER_DIFFICULTIES) as EncounterDifficulty["difficulty"][];

/**
 * How hard an encounter is for a party of D&D, by the thresholds and multipliers of 2014. `partyLevels`: the level of
 * each character, from 1 to 20 (others count as the nearest); `experienceOf`: each creature's. Undefined without a
 * party or without creatures.
 */
export function encounterDifficulty(
  partyLevels: readonly number[],
  experienceOf: readonly number[],
): EncounterDifficulty | undefined {
  if (partyLevels.length === 0 || experienceOf.length === 0) return undefined;
  const thresholds: [number, number, number, number] = [0, 0, 0, 0];
  for (const level of partyLevels) {
    const row = THRESHOLDS[Math.min(THRESHOLDS.length, Math.max(1, Math.trunc(level))) - 1];
    for (const [place, value] of row?.entries() ?? []) thresholds[place] = (thresholds[place] ?? 0) + value;
  }
  const step = STEPS_FROM.filter((from) => experienceOf.length >= from).length;
  const shift = partyLevels.length < SMALL_PARTY ? 1 : partyLevels.length >= LARGE_PARTY ? -1 : 0;
  const experience = experienceOf.reduce((sum, value) => sum + value, 0);
  const adjusted = Math.floor(experience * (MULTIPLIERS[step + shift] ?? 1));
  const reached = thresholds.filter((threshold) => adjusted >= threshold).length;
  return { difficulty: LEVELS[reached] ?? "deadly", experience, adjusted, thresholds };
}
