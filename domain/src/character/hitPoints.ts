import { type Fields, fieldsOf, isRecord, pick, readFirst } from "../reading/fields";
import { readText } from "../reading/values";
import { readNumber } from "../text/readNumber";

/** What is known of a character's hit points (or of another system's health), in whole points. */
export interface HitPoints {
  current?: number;
  max?: number;
  /** Temporary hit points, on top of `current`; absent when there are none. */
  temporary?: number;
}

const BLOCK_NAMES = ["hp", "hitPoints", "pv", "pointsDeVie", "health", "sante"];
const CURRENT_NAMES = ["current", "value", "actuel", "actuels", "now", "remaining", "restants", "hpCurrent"];
const MAX_NAMES = ["max", "maximum", "total", "hpMax", "maxHp"];
const TEMPORARY_NAMES = ["temporary", "temp", "temporaires", "tempHp", "hpTemp"];
const FLAT_CURRENT_NAMES = ["hpCurrent", "currentHp", "pvActuels", "pvActuel", "currentHitPoints"];
const FLAT_MAX_NAMES = ["hpMax", "maxHp", "pvMax", "maxHitPoints", "hitPointsMax", "hitPointMaximum"];
const FLAT_TEMPORARY_NAMES = ["tempHp", "hpTemp", "temporaryHp", "temporaryHitPoints", "pvTemporaires"];

const readPoints = (raw: unknown): number | undefined => {
  const points = readNumber(raw);
  return points === undefined || !Number.isSafeInteger(Math.trunc(points))
    ? undefined
    : Math.trunc(points) + 0;
};

const positive = (points: number | undefined): number | undefined =>
  points !== undefined && points > 0 ? points : undefined;

const atLeastZero = (points: number | undefined): number | undefined =>
  points === undefined ? undefined : Math.max(0, points);

/** `"12 / 31"`, `"12 sur 31"`, `"12/31 (+5)"`. */
const readFraction = (text: string): HitPoints | undefined => {
  const [, current, max, temporary] =
    /^(-?\d{1,9}) ?(?:\/|sur|of) ?(\d{1,9})(?: ?\(?\+ ?(\d{1,9}))?/i.exec(text.replace(/\s+/g, " ")) ?? [];
  if (current === undefined) return undefined;
  return { current: readPoints(current), max: readPoints(max), temporary: readPoints(temporary) };
};

const readBlock = (raw: unknown): HitPoints | undefined => {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const block = {
      current: readPoints(pick(fields, CURRENT_NAMES)),
      max: readPoints(pick(fields, MAX_NAMES)),
      temporary: readPoints(pick(fields, TEMPORARY_NAMES)),
    };
    return Object.values(block).some((points) => points !== undefined) ? block : undefined;
  }
  // A lone number is a character nobody has hurt yet.
  const points = readPoints(raw);
  if (points !== undefined) return { current: points, max: points };
  return readFraction(readText(raw) ?? "");
};

/**
 * Spec §3: hit points in any of their shapes, `{ current, max }` and its aliases, `"12 / 31"`, a number, or fields of
 * their own (`hpMax`…). Where only the maximum is known the character is unhurt; undefined where nothing is.
 */
export function readHitPoints(layers: readonly Fields[]): HitPoints | undefined {
  const block = readFirst(layers, BLOCK_NAMES, readBlock);
  const flat = (names: readonly string[]) => readFirst(layers, names, readPoints);
  const max = positive(block?.max) ?? positive(flat(FLAT_MAX_NAMES));
  const current = atLeastZero(block?.current ?? flat(FLAT_CURRENT_NAMES) ?? max);
  const temporary = positive(block?.temporary) ?? positive(flat(FLAT_TEMPORARY_NAMES));
  if (current === undefined) return undefined;
  return { current, ...(max !== undefined && { max }), ...(temporary !== undefined && { temporary }) };
}

/** Spec §2 and §9: above 0 the bar is never emptier than this, so that a sliver of life can be seen. */
export const HIT_POINTS_BAR_FLOOR = 0.08;

/** How full the bar is, from 0 to 1; undefined where there is no maximum to measure against. */
export function hitPointsFraction({ current, max }: HitPoints): number | undefined {
  if (current === undefined || max === undefined || max <= 0) return undefined;
  if (current <= 0) return 0;
  return Math.min(1, Math.max(HIT_POINTS_BAR_FLOOR, current / max));
}
