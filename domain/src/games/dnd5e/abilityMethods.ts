import { ABILITY_KEYS, type AbilityKey } from "../../sheet/character/abilities";

/** Product §9 "Standard Array": each value goes to one ability. */
export const STANDARD_ARRAY: readonly number[] = [15, 14, 13, 12, 10, 8];

/** Product §9 "Point Buy". */
export const POINT_BUY_BUDGET = 27;

const POINT_BUY_COSTS: ReadonlyMap<number, number> = new Map([
  [8, 0],
  [9, 1],
  [10, 2],
  [11, 3],
  [12, 4],
  [13, 5],
  [14, 7],
  [15, 9],
]);

/** Product §9 "Jets de dés": rolled once for each ability. */
export const ABILITY_ROLL = "4d6kh3";

export type BoughtScores = Readonly<Record<AbilityKey, number>>;

/** The cost of a score before racial bonuses; undefined for one that cannot be bought (8 to 15 can). */
export function pointBuyCost(score: number): number | undefined {
  return POINT_BUY_COSTS.get(score);
}

/**
 * The points left to spend: 0 when all are spent, negative when too many are; undefined when a score cannot
 * be bought.
 */
export function pointBuyLeft(scores: BoughtScores): number | undefined {
  let left = POINT_BUY_BUDGET;
  for (const ability of ABILITY_KEYS) {
    const cost = pointBuyCost(scores[ability]);
    if (cost === undefined) return undefined;
    left -= cost;
  }
  return left;
}

/** Whether the six scores are those of the standard array, each used once. */
export function isStandardArray(scores: BoughtScores): boolean {
  const given = ABILITY_KEYS.map((ability) => scores[ability]).sort((a, b) => b - a);
  return given.every((score, index) => score === STANDARD_ARRAY[index]);
}
