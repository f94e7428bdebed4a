import { formatDice } from "../../values/dice/diceExpression";
import type { RollMode } from "../../values/dice/rollDice";

const KEPT_OF_TWO = { advantage: "highest", disadvantage: "lowest" } as const;

interface Check {
  readonly modifier: number | undefined;
  readonly mode?: RollMode | undefined;
}

/**
 * Product §5: 1d20 plus a truncated modifier; with advantage or disadvantage two dice of which one counts. Undefined (the
 * roll is disabled) when the modifier is not a number.
 *
 * @example d20Notation({ modifier: 5, mode: "advantage" }) // "2d20kh1+5"
 */
export function d20Notation({ modifier = Number.NaN, mode = "normal" }: Check): string | undefined {
  if (!Number.isFinite(modifier)) return undefined;
  const thrown = { kind: "dice", sign: 1, count: 1, sides: 20 } as const;
  const dice =
    mode === "normal"
      ? thrown
      : { ...thrown, count: 2, keep: { which: KEPT_OF_TWO[mode], count: 1 } as const };
  const value = Math.trunc(modifier);
  const constant = { kind: "constant", sign: value < 0 ? -1 : 1, value: Math.abs(value) } as const;
  return formatDice({ repeats: 1, terms: value === 0 ? [dice] : [dice, constant] });
}
