import { MAX_REROLLED } from "../../game/rolls/redoSpec";
import { plainDie, type SheetDie, type SheetRoll } from "../../game/sheetDice";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { RollOutcome } from "../../values/dice/rollOutcome";

export interface VampireRoll {
  readonly game: "vampire";
  readonly dice: number;
  /** How many of the dice are Hunger dice; never more than the pool itself. */
  readonly hungerDice: number;
  /** The successes needed, 1 by default. */
  readonly difficulty?: number | undefined;
  /** A roll of the Beast's, which Willpower does not roll again. */
  readonly about?: BeastRoll | undefined;
}

export const BEAST_ROLLS = ["rouse", "frenzy", "remorse"] as const;
type BeastRoll = (typeof BEAST_ROLLS)[number];

/** Larger than the pools of any sheet. */
export const MAX_DICE = 30;

const SIDES = 10;
const SUCCESS_FROM = 6;
/** The successes that a pair of tens adds to its own two. */
const PAIR_OF_TENS_BONUS = 2;

const OUTCOMES = {
  messyCritical: { id: "messy-critical", label: "Critique bestial", tone: "triumph" },
  critical: { id: "critical", label: "Réussite critique", tone: "triumph" },
  success: { id: "success", label: "Réussite", tone: "success" },
  failure: { id: "failure", label: "Échec", tone: "failure" },
  totalFailure: { id: "total-failure", label: "Échec total", tone: "failure" },
  bestialFailure: { id: "bestial-failure", label: "Échec bestial", tone: "disaster" },
} as const satisfies Record<string, RollOutcome>;

/** Each die from 6 up is a success; every pair of tens adds two more: `[10, 10, 6, 3]` is 5. */
function countSuccesses(dice: readonly Pick<SheetDie, "value">[]): number {
  const successes = dice.filter(({ value }) => value >= SUCCESS_FROM).length;
  return successes + pairsOfTens(dice) * PAIR_OF_TENS_BONUS;
}

const isTen = ({ value }: Pick<SheetDie, "value">) => value === SIDES;

function pairsOfTens(dice: readonly Pick<SheetDie, "value">[]): number {
  return Math.floor(dice.filter(isTen).length / 2);
}

/**
 * The outcome: a success with a pair of tens is critical, and messy when one of the tens is a Hunger die; a
 * failure is bestial when a Hunger die shows 1.
 */
function readPool(dice: readonly SheetDie[], difficulty: number): RollOutcome {
  const successes = countSuccesses(dice);
  const hunger = dice.filter(({ role }) => role === "hunger");
  if (successes < difficulty) {
    if (hunger.some(({ value }) => value === 1)) return OUTCOMES.bestialFailure;
    return successes === 0 ? OUTCOMES.totalFailure : OUTCOMES.failure;
  }
  if (pairsOfTens(dice) === 0) return OUTCOMES.success;
  return hunger.some(isTen) ? OUTCOMES.messyCritical : OUTCOMES.critical;
}

const hungerDiceOf = ({ dice, hungerDice }: VampireRoll): number => Math.min(hungerDice, dice);

/** `roll` and `total` are the successes. A pool without dice rolls nothing and fails. */
export function rollPool(pool: VampireRoll, source: RandomUint32): SheetRoll {
  const hunger = hungerDiceOf(pool);
  const dice = Array.from({ length: pool.dice }, (_, index): SheetDie => {
    return { ...plainDie(SIDES, rollDie(SIDES, source)), role: index < hunger ? "hunger" : "plain" };
  });
  return poolResult(pool, dice);
}

/** Whether Willpower may roll these dice again: one to three of a pool, each once, none of them Hunger dice. */
export function mayReroll(dice: readonly Pick<SheetDie, "role">[], positions: readonly number[]): boolean {
  return (
    positions.length >= 1 &&
    positions.length <= MAX_REROLLED &&
    new Set(positions).size === positions.length &&
    positions.every((position) => dice[position]?.role === "plain")
  );
}

/** The pool with these dice rolled again by Willpower; the others stay as they are. */
export function rerollPool(
  pool: VampireRoll,
  dice: readonly SheetDie[],
  positions: readonly number[],
  source: RandomUint32,
): SheetRoll {
  const rerolled = dice.map((die, position) =>
    positions.includes(position) ? { ...die, value: rollDie(SIDES, source) } : die,
  );
  const result = poolResult(pool, rerolled);
  return { ...result, notation: `${result.notation}, Volonté` };
}

/** What the Hunger dice of an outcome bring with them, in a sentence; undefined where they bring nothing. */
export const hungerConsequence = ({ id }: Pick<RollOutcome, "id">): string | undefined => CONSEQUENCES[id];

const CONSEQUENCES: Readonly<Record<string, string | undefined>> = {
  [OUTCOMES.messyCritical.id]: "Une réussite à la façon de la Bête : le MJ dit ce que cela brise ou trahit.",
  [OUTCOMES.bestialFailure.id]: "La Bête reprend la main : le MJ choisit une compulsion ou un revers.",
};

function poolResult(pool: VampireRoll, dice: readonly SheetDie[]): SheetRoll {
  const { dice: size, difficulty = 1 } = pool;
  const hunger = hungerDiceOf(pool);
  const successes = countSuccesses(dice);
  const notes = [hunger > 0 && `Faim ${hunger}`, difficulty > 1 && `difficulté ${difficulty}`].filter(
    Boolean,
  );
  return {
    notation: `${size}d${SIDES}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`,
    die: SIDES,
    roll: successes,
    modifier: 0,
    total: successes,
    dice,
    outcome: readPool(dice, difficulty),
  };
}
