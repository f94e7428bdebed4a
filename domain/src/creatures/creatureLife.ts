import { parseDice } from "../dice/parseDice";
import type { RandomUint32 } from "../dice/randomSource";
import { rollDice } from "../dice/rollDice";
import type { Creature } from "./creature";
import { MAX_LIFE } from "./parts";

/**
 * The points of life that a creature comes with: its fixed ones, or with `source` those of its dice, where it has some;
 * at least 1.
 */
export function creatureLife({ life }: Pick<Creature, "life">, source?: RandomUint32): number {
  const expression = source && life.dice !== undefined ? parseDice(life.dice) : undefined;
  if (source === undefined || expression === undefined) return life.max;
  return Math.min(MAX_LIFE, Math.max(1, rollDice(expression, source).total));
}
