import { lastLevelOf } from "../../games/registry/lastLevels";
import type { Character } from "../../sheet/character/character";

/** The level after this character's; undefined at the last one, without a level, and in games that have none. */
export function nextLevelOf({ system, level }: Pick<Character, "system" | "level">): number | undefined {
  return level === undefined || level >= (lastLevelOf(system) ?? 0) ? undefined : level + 1;
}
