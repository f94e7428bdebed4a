import { MAX_LIFE } from "../../game/creatures/parts";
import type { Creature } from "../../game/gameTypes";
import { parseDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { rollDice } from "../../values/dice/rollDice";

/**
 * The points of life that a creature comes with: its fixed ones, or with `source` those of its dice, where it has some;
 * at least 1.
 */
export function creatureLife({ life }: Pick<Creature, "life">, source?: RandomUint32): number {
  const expression = source && life.dice !== undefined ? parseDice(life.dice) : undefined;
  if (source === undefined || expression === undefined) return life.max;
  return Math.min(MAX_LIFE, Math.max(1, rollDice(expression, source).total));
}
