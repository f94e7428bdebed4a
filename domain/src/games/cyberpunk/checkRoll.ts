import { plainDie, type SheetRoll } from "../../game/sheetDice";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { formatModifier } from "../../values/dice/rollDice";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import type { RangedWeapon } from "./ranges";

export interface CyberpunkRoll {
  readonly game: "cyberpunk";
  /** Stat plus skill, or a stat alone. */
  readonly modifier: number;
  /** The value to beat; without one, the MJ compares the total. */
  readonly difficulty?: number | undefined;
  /** Of an attack: a blow, which its target opposes, or a shot. */
  readonly attack?: "melee" | "ranged" | undefined;
  /** Of a shot: what distance makes of it depends on its weapon, and on whether it is a burst. */
  readonly weapon?: RangedWeapon | undefined;
  readonly burst?: boolean | undefined;
  /** Who holds the other's look: opposed by the same. */
  readonly facedown?: boolean | undefined;
}

const SIDES = 10;

const OUTCOMES = {
  fumble: { id: "fumble", label: "Échec critique", tone: "disaster" },
  plain: { id: "plain", label: "Total à comparer", tone: "neutral" },
  critical: { id: "critical", label: "Réussite critique", tone: "triumph" },
  success: { id: "success", label: "Réussite", tone: "success" },
  failure: { id: "failure", label: "Échec", tone: "failure" },
} as const satisfies Record<string, RollOutcome>;

const OUTCOME_BY_SIGN = { "-1": OUTCOMES.fumble, 0: OUTCOMES.plain, 1: OUTCOMES.critical } as const;

/**
 * Against a value, only a higher total succeeds; a 10 makes a success critical and a 1 a failure, and neither
 * decides by itself.
 */
function readCheck(sign: -1 | 0 | 1, total: number, difficulty: number | undefined): RollOutcome {
  if (difficulty === undefined) return OUTCOME_BY_SIGN[sign];
  if (total > difficulty) return sign === 1 ? OUTCOMES.critical : OUTCOMES.success;
  return sign === -1 ? OUTCOMES.fumble : OUTCOMES.failure;
}

/**
 * Stat + skill + 1d10. On a 10 a second die is added, on a 1 a second die is subtracted; there is no third.
 * `roll` is the sum of the dice, from -9 to 20.
 */
export function rollStatCheck({ modifier, difficulty }: CyberpunkRoll, source: RandomUint32): SheetRoll {
  const first = rollDie(SIDES, source);
  const sign = extraSign(first);
  const dice = [plainDie(SIDES, first)];
  if (sign !== 0) dice.push({ ...plainDie(SIDES, rollDie(SIDES, source)), sign, role: "extra" });
  const roll = dice.reduce((sum, die) => sum + die.sign * die.value, 0);
  return {
    notation: `1d${SIDES}${formatModifier(modifier)}${difficulty === undefined ? "" : ` > ${difficulty}`}`,
    die: SIDES,
    roll,
    modifier,
    total: roll + modifier,
    dice,
    outcome: readCheck(sign, roll + modifier, difficulty),
  };
}

function extraSign(first: number): -1 | 0 | 1 {
  if (first === SIDES) return 1;
  return first === 1 ? -1 : 0;
}
