import { rollDie } from "../../values/dice/die";
import { parseDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { type DiceRoll, naturalMark, type RollMode, rollDice } from "../../values/dice/rollDice";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import { d20Notation } from "./d20Notation";

/** A d20 check by the rules of D&D; saves are checks as well. */
export interface Dnd5eRoll {
  readonly game: "dnd5e";
  readonly modifier: number;
  readonly mode: RollMode;
  /** Dice that are added to the d20, as notation: `"1d4"` of Bless, `"-1d4"` of Bane. */
  readonly dice?: string | undefined;
  /** The DC, or the armour class of an attack; without one, the MJ compares the total. */
  readonly difficulty?: number | undefined;
  /** A natural 20 hits and is critical, a natural 1 misses. */
  readonly attack?: boolean | undefined;
  /** Of an attack: a hit is a critical hit, at somebody near who is paralysed. */
  readonly critical?: boolean | undefined;
  /** Fails whatever is rolled: a Dexterity save of somebody who is paralysed. */
  readonly fails?: boolean | undefined;
  /** Advantage and disadvantage act on it both: no more of either changes it. */
  readonly evened?: boolean | undefined;
  /** A d20 that shows 1 is thrown again, once, and the new one counts: of two, one of them. */
  readonly lucky?: boolean | undefined;
  /** Of an attack: from 1.5 m at most, or from farther. Unknown without it. */
  readonly reach?: "near" | "far" | undefined;
}

export const MAX_BONUS_DICE_LENGTH = 40;

const D20 = 20;

const OUTCOMES = {
  critical: { id: "critical", label: "Coup critique", tone: "triumph" },
  hit: { id: "hit", label: "Touché", tone: "success" },
  miss: { id: "miss", label: "Manqué", tone: "failure" },
  fumble: { id: "fumble", label: "Échec critique", tone: "disaster" },
  success: { id: "success", label: "Réussite", tone: "success" },
  failure: { id: "failure", label: "Échec", tone: "failure" },
  automaticFailure: { id: "automatic-failure", label: "Échec automatique", tone: "failure" },
} as const satisfies Record<string, RollOutcome>;

/** Undefined where neither the die nor a difficulty decides. */
function readD20(
  roll: DiceRoll,
  { difficulty, attack, critical, fails }: Dnd5eRoll,
): RollOutcome | undefined {
  if (fails) return OUTCOMES.automaticFailure;
  const natural = naturalMark(roll);
  if (attack && natural !== undefined) return natural === "natural-20" ? OUTCOMES.critical : OUTCOMES.fumble;
  if (difficulty === undefined) return undefined;
  const passed = roll.total >= difficulty;
  if (attack && passed) return critical ? OUTCOMES.critical : OUTCOMES.hit;
  if (attack) return OUTCOMES.miss;
  return passed ? OUTCOMES.success : OUTCOMES.failure;
}

/** How a roll ends against an armour class that it does not name. */
export const againstArmourClass = (spec: Dnd5eRoll, roll: DiceRoll, armourClass: number) =>
  readD20(roll, { ...spec, difficulty: armourClass });

/** The same as dice notation: `2d20kh1+5+1d4`; undefined where its added dice are none. */
export function d20RollNotation({ modifier, mode, dice }: Dnd5eRoll): string | undefined {
  const base = d20Notation({ modifier, mode });
  if (base === undefined || dice === undefined || dice === "") return base;
  const whole = dice.startsWith("-") ? `${base}${dice}` : `${base}+${dice.replace(/^\+/, "")}`;
  return parseDice(whole) && whole;
}

/** The roll with one of its d20 that showed 1 thrown again; as it was where none did. */
function thrownAgain(roll: DiceRoll, mode: RollMode, source: RandomUint32): DiceRoll {
  const thrown = mode === "normal" ? 1 : 2;
  const at = roll.dice.slice(0, thrown).findIndex(({ value }) => value === 1);
  const first = roll.dice[at];
  if (first === undefined) return roll;
  const again = { ...first, value: rollDie(D20, source) };
  const other = thrown === 1 ? undefined : roll.dice[1 - at];
  const isBetter = other === undefined || (mode === "advantage") === again.value >= other.value;
  const moved =
    (isBetter ? again.value : (other?.value ?? 0)) - (keptOf(roll.dice.slice(0, thrown))?.value ?? 0);
  const dice = [
    { ...first, kept: false },
    { ...again, kept: isBetter },
    ...(other === undefined ? [] : [{ ...other, kept: !isBetter }]),
    ...roll.dice.slice(thrown),
  ];
  return { ...roll, dice, roll: roll.roll + moved, total: roll.total + moved };
}

const keptOf = (dice: DiceRoll["dice"]) => dice.find(({ kept }) => kept);

/** Throws a `RangeError` where `d20RollNotation` has none, which the schema of a roll excludes. */
export function rollD20(spec: Dnd5eRoll, source: RandomUint32): DiceRoll {
  const notation = d20RollNotation(spec);
  const expression = notation === undefined ? undefined : parseDice(notation);
  if (expression === undefined) throw new RangeError(`no d20 roll: ${JSON.stringify(spec)}`);
  const first = rollDice(expression, source);
  const roll = spec.lucky ? thrownAgain(first, spec.mode, source) : first;
  const outcome = readD20(roll, spec);
  const against = spec.difficulty === undefined ? "" : ` ≥ ${spec.difficulty}`;
  return { ...roll, notation: `${roll.notation}${against}`, ...(outcome && { outcome }) };
}
