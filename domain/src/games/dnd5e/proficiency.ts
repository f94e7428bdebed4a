import type { Proficiency, Training } from "../../sheet/character/training";

/** The share of the proficiency bonus that each level of proficiency adds. */
export const PROFICIENCY_FACTORS: Readonly<Record<Proficiency, number>> = {
  none: 0,
  half: 0.5,
  proficient: 1,
  expertise: 2,
};

/** Level 1–4: +2, 5–8: +3… 17–20: +6. */
export function proficiencyBonusAt(level: number): number {
  return Math.ceil(Math.min(level, 20) / 4) + 1;
}

/**
 * The bonus of a roll: the given one, else the modifier plus the share of the proficiency bonus; undefined
 * when neither is known.
 */
export function trainedBonus(
  training: Training | undefined,
  modifier: number | undefined,
  proficiencyBonus: number | undefined,
): number | undefined {
  if (training?.bonus !== undefined) return training.bonus;
  if (modifier === undefined) return undefined;
  return (
    modifier + Math.floor(PROFICIENCY_FACTORS[training?.proficiency ?? "none"] * (proficiencyBonus ?? 0))
  );
}
