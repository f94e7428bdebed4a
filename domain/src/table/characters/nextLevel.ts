import { gameOf } from "../../games/registry/games";
import type { Character } from "../../sheet/character/character";

/** The level after this character's; undefined at the last one, without a level, and in games that have none. */
export function nextLevelOf({ system, level }: Pick<Character, "system" | "level">): number | undefined {
  const { lastLevel = 0 } = gameOf(system);
  return level === undefined || level >= lastLevel ? undefined : level + 1;
}
