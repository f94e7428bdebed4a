import { rollDie } from "../../dice/die";
import type { RandomUint32 } from "../../dice/randomSource";
import { formatModifier } from "../../dice/rollDice";
import type { RollOutcome } from "../../dice/rollOutcome";
import { plainDie, type SheetRoll } from "../sheetDice";

export interface CyberpunkRoll {
  readonly game: "cyberpunk";
  /** Stat plus skill, or a stat alone. */
  readonly modifier: number;
}

const SIDES = 10;

const OUTCOME_BY_SIGN = {
  "-1": { id: "fumble", label: "Échec critique", tone: "disaster" },
  0: { id: "plain", label: "Total à comparer", tone: "neutral" },
  1: { id: "critical", label: "Réussite critique", tone: "triumph" },
} as const satisfies Record<-1 | 0 | 1, RollOutcome>;

/**
 * Stat + skill + 1d10. On a 10 a second die is added, on a 1 a second die is subtracted; there is no third.
 * `roll` is the sum of the dice, from -9 to 20.
 */
export function rollStatCheck({ modifier }: CyberpunkRoll, source: RandomUint32): SheetRoll {
  const first = rollDie(SIDES, source);
  const sign = extraSign(first);
  const dice = [plainDie(SIDES, first)];
  if (sign !== 0) dice.push({ ...plainDie(SIDES, rollDie(SIDES, source)), sign, role: "extra" });
  const roll = dice.reduce((sum, die) => sum + die.sign * die.value, 0);
  return {
    notation: `1d${SIDES}${formatModifier(modifier)}`,
    die: SIDES,
    roll,
    modifier,
    total: roll + modifier,
    dice,
    outcome: OUTCOME_BY_SIGN[sign],
  };
}

function extraSign(first: number): -1 | 0 | 1 {
  if (first === SIDES) return 1;
  return first === 1 ? -1 : 0;
}
