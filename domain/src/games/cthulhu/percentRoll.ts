import type { LuckBuy } from "../../game/rolls/rollRules";
import { REQUIRED_LEVELS, type RequiredLevel } from "../../game/rolls/situation";
import { plainDie, type SheetDie, type SheetRoll } from "../../game/sheetDice";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import { plural } from "../../values/text/plural";
import { numberText } from "../../values/text/typedNumber";

export interface CthulhuRoll {
  readonly game: "cthulhu";
  /** The percentage to roll under. */
  readonly target: number;
  /** Positive: bonus dice; negative: penalty dice. */
  readonly bonusDice: number;
  /** The level that the MJ asks for: half or a fifth of the target; an ordinary success by default. */
  readonly level?: RequiredLevel | undefined;
  /**
   * A roll of Sanity or of Luck itself is neither pushed nor turned by Luck; blows (`attack`), shots and dodging are not
   * pushed.
   */
  readonly about?: PercentSubject | undefined;
  /** Of a firearm: it fails from this roll on, whatever the percentage. */
  readonly malfunction?: number | undefined;
  /** Of a firearm: how far it shoots without more being asked for, in metres. */
  readonly reach?: number | undefined;
}

export const PERCENT_SUBJECTS = ["sanity", "luck", "attack", "shot", "dodge"] as const;
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
  malfunction: { id: "malfunction", label: "Arme enrayée", tone: "failure" },
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

/** How an attack with a firearm ended: a weapon that fails hits nobody, be it a fumble as well. */
function shotLevel(roll: number, { target, level, malfunction }: CthulhuRoll): RollOutcome {
  const reached = successLevel(roll, target, level);
  if (malfunction === undefined || roll < malfunction || roll === 1) return reached;
  const { fumble, malfunction: failed } = OUTCOMES;
  return reached.id === fumble.id
    ? { ...failed, label: `${fumble.label}, arme enrayée`, tone: fumble.tone }
    : failed;
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
  const { bonusDice } = spec;
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
    outcome: shotLevel(roll, spec),
  };
}

const isOpenToLuck = ({ about }: Pick<CthulhuRoll, "about">): boolean =>
  about !== "sanity" && about !== "luck";

const isFailure = ({ id }: Pick<RollOutcome, "id">): boolean => id === OUTCOMES.failure.id;

/**
 * Whether a roll may be tried again, or bettered by Luck: a failure or a success below an extreme one, but no fumble, no
 * weapon that failed, and no roll of Sanity or Luck.
 */
export const isOpen = (spec: Pick<CthulhuRoll, "about">, outcome: Pick<RollOutcome, "id">): boolean =>
  isOpenToLuck(spec) && (isFailure(outcome) || outcome.id === "regular" || outcome.id === "hard");

/** Only a failure is pushed, and none of a fight: nobody gets a second blow for taking a risk. */
export const mayPush = ({ about }: Pick<CthulhuRoll, "about">, outcome: Pick<RollOutcome, "id">): boolean =>
  about === undefined && isFailure(outcome);

/** The second and last attempt. */
export function pushPercent(spec: CthulhuRoll, source: RandomUint32): SheetRoll {
  const pushed = rollPercent(spec, source);
  return { ...pushed, notation: `${pushed.notation}, insisté` };
}

/** The highest roll that reaches the level that is asked for. */
const neededRoll = ({ target, level = "regular" }: Pick<CthulhuRoll, "target" | "level">): number =>
  level === "regular" ? target : successThresholds(target)[level];

/**
 * What Luck makes of a roll, from the least on: after a failure the success that was asked for and the better ones, after
 * a success the better ones. No roll of 1 is bought, nor is a level that no other roll reaches.
 */
export function luckBuys(spec: CthulhuRoll, roll: number): readonly LuckBuy[] {
  const { target, level: asked = "regular" } = spec;
  if (!isOpen(spec, shotLevel(roll, spec))) return [];
  return REQUIRED_LEVELS.slice(REQUIRED_LEVELS.indexOf(asked)).flatMap((level): LuckBuy[] => {
    const needed = neededRoll({ target, level });
    return needed < 1 || roll <= needed
      ? []
      : [{ level, label: OUTCOMES[level].label, points: roll - needed }];
  });
}

/** What Luck makes of a roll at this level, by default the least; undefined where it buys none. */
export const luckBuy = (spec: CthulhuRoll, roll: number, level?: RequiredLevel): LuckBuy | undefined =>
  luckBuys(spec, roll).find((bought) => level === undefined || bought.level === level);

/** A roll lowered by Luck to a level of success, with the dice as they were thrown. */
export function turnPercent(
  spec: CthulhuRoll,
  dice: readonly SheetDie[],
  { level, points }: LuckBuy,
): SheetRoll {
  const roll = neededRoll({ target: spec.target, level });
  return {
    notation: `${notationOf(spec)}, Chance ${points}`,
    die: 100,
    roll,
    modifier: 0,
    total: roll,
    dice,
    outcome: OUTCOMES[level],
  };
}

/** The level that a shot so many metres away asks for; undefined beyond four times the weapon's reach. */
export function levelAt(reach: number, metres: number): RequiredLevel | undefined {
  if (metres <= reach) return "regular";
  if (metres <= 2 * reach) return "hard";
  return metres <= 4 * reach ? "extreme" : undefined;
}

/** What that is in words: « réussite majeure à 20 m », « hors de portée à 80 m »; nothing where it asks for nothing. */
export function distanceNote(reach: number | undefined, metres: number): string | undefined {
  if (reach === undefined) return undefined;
  const level = levelAt(reach, metres);
  if (level === "regular") return undefined;
  const asked = level === undefined ? "hors de portée" : `réussite${LEVEL_LABELS[level].replace(",", "")}`;
  return `${asked} à ${numberText(metres)} m`;
}

/** The harder of two levels. */
export const harderLevel = (one: RequiredLevel, other: RequiredLevel): RequiredLevel =>
  REQUIRED_LEVELS.indexOf(one) >= REQUIRED_LEVELS.indexOf(other) ? one : other;

const notationOf = ({ target, level = "regular", bonusDice }: CthulhuRoll): string =>
  `1d100 ≤ ${target}${LEVEL_LABELS[level]}${bonusNotation(bonusDice)}`;

function bonusNotation(bonusDice: number): string {
  if (bonusDice === 0) return "";
  const count = Math.abs(bonusDice);
  return ` (${count} ${plural(count, "dé", "dés")} ${bonusDice > 0 ? "bonus" : "malus"})`;
}
