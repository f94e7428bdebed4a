/** What each level after the first adds when the campaign's hit points are "Fixes": half the die plus one. */
export function fixedHitPointsPerLevel(hitDie: number): number {
  return hitDie / 2 + 1;
}

/**
 * Maximum hit points: the full die at level 1, then `laterDice` (rolled, or `fixedHitPointsPerLevel`) for
 * each later level, plus Constitution at every level; each level gives at least 1.
 *
 * @example hitPointsMax({ hitDie: 10, constitution: 2, laterDice: [6, 6] }) // 12 + 8 + 8 = 28
 */
export function hitPointsMax({
  hitDie,
  constitution,
  laterDice,
}: {
  hitDie: number;
  /** The modifier, not the score. */
  constitution: number;
  laterDice: readonly number[];
}): number {
  return [hitDie, ...laterDice].reduce((sum, die) => sum + Math.max(1, die + constitution), 0);
}
