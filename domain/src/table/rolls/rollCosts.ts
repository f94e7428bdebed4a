import type { RollRequest } from "../../game/rolls/rollRequest";
import type { Situation } from "../../game/rolls/situation";
import type { AnyOperation } from "../../operations/anyOperation";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";

/** What a roll costs in the state in play before it is made, and the notes of what its costs threw. */
export interface RollCosts {
  readonly operations: readonly AnyOperation[];
  readonly notes: readonly string[];
}

/**
 * What the request itself costs (the shots of an attack), Luck and Inspiration that are spent, and the rouse check of a surge of blood,
 * whose die comes from `source`.
 */
export function rollCosts(
  { costs = [] }: Pick<RollRequest, "costs">,
  { luck, inspired, surge }: Situation,
  source: RandomUint32,
): RollCosts {
  const operations: readonly AnyOperation[] = [
    ...costs,
    ...(luck === 0 ? [] : [{ kind: "spendLuck", amount: luck }]),
    ...(inspired ? [{ kind: "spendInspiration" }] : []),
  ];
  if (surge === 0) return { operations, notes: [] };
  const face = rollDie(10, source);
  return {
    operations: [...operations, { kind: "rouse", faces: [face], purpose: "surge" }],
    notes: [`Exaltation : ${face}`],
  };
}
