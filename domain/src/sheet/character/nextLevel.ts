import type { Character } from "./character";

const LAST_LEVEL = 20;

/** The level after this character's; undefined at the last one, without a level, and in games that have none. */
export function nextLevelOf({ system, level }: Pick<Character, "system" | "level">): number | undefined {
  return system !== "dnd5e" || level === undefined || level >= LAST_LEVEL ? undefined : level + 1;
}
