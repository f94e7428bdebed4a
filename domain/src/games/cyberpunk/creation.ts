import type { StatKey } from "./traits";

/** The points that a new character spends on the ten stats, each within the range. */
export const STAT_POINTS = 62;
export const STAT_RANGE = { min: 2, max: 8 } as const;

/** Points for skills, each from 0 to 6. */
export const SKILL_POINTS = 86;
export const SKILL_RANGE = { min: 0, max: 6 } as const;

/** What everybody in Night City has learnt, at this level at least. */
export const BASIC_LEVEL = 2;
export const BASIC_SKILLS: readonly string[] = [
  "athletics",
  "brawling",
  "concentration",
  "conversation",
  "education",
  "evasion",
  "firstAid",
  "humanPerception",
  "language",
  "localExpert",
  "perception",
  "persuasion",
  "stealth",
];

/** Eurobucks for starting gear, and for clothes alone. */
export const STARTING_MONEY = 2550;
export const STYLE_MONEY = 800;

const DICE = /^(\d+)d(\d+)$/;

/** The Humanity that an implant takes from a new character: what its dice come to on average, rounded down. */
export function firstHumanityLoss(dice: string): number {
  const [, count = 0, sides = 0] = DICE.exec(dice) ?? [];
  return Math.floor((Number(count) * (Number(sides) + 1)) / 2);
}

/** The points left to spend: 0 when all are spent, negative when too many are. */
export function statPointsLeft(stats: Readonly<Record<StatKey, number>>): number {
  return STAT_POINTS - Object.values(stats).reduce((sum, value) => sum + value, 0);
}

/** 10 + 5 for each point of the average of BODY and WILL, rounded up. */
export function hitPointsMax(body: number, will: number): number {
  return 10 + 5 * Math.ceil((body + will) / 2);
}

/**
 * Below this many hit points a character is seriously wounded (-2 to every action): half, rounded up.
 */
export function seriousWoundThreshold(hitPoints: number): number {
  return Math.ceil(hitPoints / 2);
}

/** Ten points of humanity for each point of EMP; cyberware reduces them. */
export function humanityMax(empathy: number): number {
  return empathy * 10;
}
