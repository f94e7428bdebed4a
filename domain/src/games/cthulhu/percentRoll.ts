import { REQUIRED_LEVELS, type RequiredLevel } from "../../game/rolls/situation";
import { plainDie, type SheetDie, type SheetRoll } from "../../game/sheetDice";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import { plural } from "../../values/text/plural";

export interface CthulhuRoll {
  readonly game: "cthulhu";
  /** The percentage to roll under. */
  readonly target: number;
  /** Positive: bonus dice; negative: penalty dice. */
  readonly bonusDice: number;
  /** The level that the MJ asks for: half or a fifth of the target; an ordinary success by default. */
  readonly level?: RequiredLevel | undefined;
  /** A roll of Sanity or of Luck itself is neither pushed nor turned by Luck, an attack is not pushed. */
  readonly about?: PercentSubject | undefined;
}

export const PERCENT_SUBJECTS = ["sanity", "luck", "attack"] as const;
type PercentSubject = (typeof PERCENT_SUBJECTS)[number];

/** The levels in their order: a success below the one that is asked for fails. */
const LEVEL_ORDER: readonly string[] = [...REQUIRED_LEVELS, "critical"];
const LEVEL_LABELS: Readonly<Record<RequiredLevel, string>> = {
  regular: "",
  hard: ", majeure",
  extreme: ", extrême",
};

/** Higher than the percentages of any sheet. */
export const MAX_PERCENT = 200;

const OUTCOMES = {
  critical: { id: "critical", label: "Réussite critique", tone: "triumph" },
  extreme: { id: "extreme", label: "Réussite extrême", tone: "success" },
  hard: { id: "hard", label: "Réussite majeure", tone: "success" },
  regular: { id: "regular", label: "Réussite ordinaire", tone: "success" },
  failure: { id: "failure", label: "Échec", tone: "failure" },
  fumble: { id: "fumble", label: "Maladresse", tone: "disaster" },
} as const satisfies Record<string, RollOutcome>;

/** The half and the fifth that a sheet shows beside a percentage, rounded down. */
export function successThresholds(target: number): { hard: number; extreme: number } {
  return { hard: Math.floor(target / 2), extreme: Math.floor(target / 5) };
}

/** 100 is always a fumble; where less than 50 is needed, so is 96 or more. */
const fumbleFrom = (needed: number) => (needed < 50 ? 96 : 100);

/**
 * The outcome of a roll from 1 to 100 against a percentage: 1 is always critical, then fifth, half and whole;
 * below the level that is required it is a failure.
 */
export function successLevel(roll: number, target: number, required: RequiredLevel = "regular"): RollOutcome {
  const reached = levelOf(roll, target, required);
  const rank = LEVEL_ORDER.indexOf(reached.id);
  return rank >= 0 && rank < LEVEL_ORDER.indexOf(required) ? OUTCOMES.failure : reached;
}

function levelOf(roll: number, target: number, required: RequiredLevel): RollOutcome {
  const { hard, extreme } = successThresholds(target);
  if (roll === 1) return OUTCOMES.critical;
  if (roll >= fumbleFrom(neededRoll({ target, level: required }))) return OUTCOMES.fumble;
  if (roll <= extreme) return OUTCOMES.extreme;
  if (roll <= hard) return OUTCOMES.hard;
  return roll <= target ? OUTCOMES.regular : OUTCOMES.failure;
}

/** A d10 on which 10 is read as 0. */
const digit = (source: RandomUint32) => rollDie(10, source) % 10;

/** Tens and units as a percentage: 00 and 0 are 100. */
const percentage = (tens: number, units: number) => tens * 10 + units || 100;

/**
 * Rolls one units die, one tens die, and one more tens die for each bonus or penalty die: a bonus keeps the
 * lowest percentage, a penalty the highest. Each percentage is returned as a d100, the one that counts first.
 */
export function rollPercent(spec: CthulhuRoll, source: RandomUint32): SheetRoll {
  const { target, bonusDice, level } = spec;
  const units = digit(source);
  const made = Array.from({ length: 1 + Math.abs(bonusDice) }, () => percentage(digit(source), units));
  const roll = bonusDice < 0 ? Math.max(...made) : Math.min(...made);
  const dropped = made.toSpliced(made.indexOf(roll), 1);
  return {
    notation: notationOf(spec),
    die: 100,
    roll,
    modifier: 0,
    total: roll,
    dice: [plainDie(100, roll), ...dropped.map((value) => ({ ...plainDie(100, value), kept: false }))],
    outcome: successLevel(roll, target, level),
  };
}

/** Whether Luck may turn a roll, or a push try it again: a failure, but no fumble, and no roll of Sanity or Luck. */
export const isOpenFailure = (
  { about }: Pick<CthulhuRoll, "about">,
  { id }: Pick<RollOutcome, "id">,
): boolean => (about === undefined || about === "attack") && id === OUTCOMES.failure.id;

/** Nobody gets a second blow for taking a risk. */
export const mayPush = ({ about }: Pick<CthulhuRoll, "about">): boolean => about !== "attack";

/** The second and last attempt. */
export function pushPercent(spec: CthulhuRoll, source: RandomUint32): SheetRoll {
  const pushed = rollPercent(spec, source);
  return { ...pushed, notation: `${pushed.notation}, insisté` };
}

/** The highest roll that reaches the level that is asked for. */
const neededRoll = ({ target, level = "regular" }: Pick<CthulhuRoll, "target" | "level">): number =>
  level === "regular" ? target : successThresholds(target)[level];

/**
 * The points of Luck that turn a failure (a roll from 2 to 99) into the success that was asked for; undefined where no
 * roll but a critical one reaches it, which Luck does not buy.
 */
export function luckToTurn(spec: CthulhuRoll, roll: number): number | undefined {
  const needed = neededRoll(spec);
  return needed < 1 ? undefined : roll - needed;
}

/** A failed roll lowered by Luck to the success that was asked for, with the dice as they were thrown. */
export function turnPercent(spec: CthulhuRoll, dice: readonly SheetDie[], points: number): SheetRoll {
  const roll = neededRoll(spec);
  return {
    notation: `${notationOf(spec)}, Chance ${points}`,
    die: 100,
    roll,
    modifier: 0,
    total: roll,
    dice,
    outcome: OUTCOMES[spec.level ?? "regular"],
  };
}

const notationOf = ({ target, level = "regular", bonusDice }: CthulhuRoll): string =>
  `1d100 ≤ ${target}${LEVEL_LABELS[level]}${bonusNotation(bonusDice)}`;

function bonusNotation(bonusDice: number): string {
  if (bonusDice === 0) return "";
  const count = Math.abs(bonusDice);
  return ` (${count} ${plural(count, "dé", "dés")} ${bonusDice > 0 ? "bonus" : "malus"})`;
}
