/** The character levels from which cantrips grow. */
const CANTRIP_LEVELS = [5, 11, 17] as const;

/**
 * How many times what a spell's dice grow by is added: of a cantrip by the character's level, of others by
 * the level at which it is cast.
 */
export function growthSteps(
  spellLevel: number,
  castLevel: number,
  characterLevel: number,
  every = 1,
): number {
  if (spellLevel === 0) return CANTRIP_LEVELS.filter((level) => characterLevel >= level).length;
  return Math.max(0, Math.floor((castLevel - spellLevel) / every));
}
