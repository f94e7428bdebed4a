import type { StatKey } from "./traits";

/** A new character shares these points between the ten stats, each within the range. */
export const STAT_POINTS = 62;
export const STAT_RANGE = { min: 2, max: 8 } as const;

/** Points for skills, each from 0 to 6. */
export const SKILL_POINTS = 86;
export const SKILL_RANGE = { min: 0, max: 6 } as const;

/** Eurobucks for the first outfit. */
export const STARTING_MONEY = 2550;

/** What is left to spend: 0 when the stats are done, negative when too much was spent. */
export function statPointsLeft(stats: Readonly<Record<StatKey, number>>): number {
  return STAT_POINTS - Object.values(stats).reduce((sum, value) => sum + value, 0);
}

/** 10 + 5 for each point of the average of BODY and WILL, rounded up. */
export function hitPointsMax(body: number, will: number): number {
  return 10 + 5 * Math.ceil((body + will) / 2);
}

/** From this many hit points down one is seriously wounded (-2 to every action): half, rounded up. */
export function seriousWoundThreshold(hitPoints: number): number {
  return Math.ceil(hitPoints / 2);
}

/** Ten points of humanity for each point of EMP; chrome eats them. */
export function humanityMax(empathy: number): number {
  return empathy * 10;
}
