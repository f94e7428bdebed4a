import { type Fields, fieldsOf, isRecord, pick, readFirst } from "../../values/reading/fields";
import { readText } from "../../values/reading/values";
import { readWhole } from "../../values/text/readNumber";

/** The known hit points of a character (or another system's health), as integers. */
export interface HitPoints {
  current?: number;
  max?: number;
  /** The maximum without what is worn, where that changes it. */
  bareMax?: number;
  /** Temporary hit points, in addition to `current`; absent when there are none. */
  temporary?: number;
}

const BLOCK_NAMES = ["hp", "hitPoints", "pv", "pointsDeVie", "health", "sante"];
/** Names that can stand alone; a block of hit points may use them too. */
const FLAT_CURRENT_NAMES = ["hpCurrent", "currentHp", "pvActuels", "pvActuel", "currentHitPoints"];
const FLAT_MAX_NAMES = ["hpMax", "maxHp", "pvMax", "maxHitPoints", "hitPointsMax", "hitPointMaximum"];
const FLAT_TEMPORARY_NAMES = ["tempHp", "hpTemp", "temporaryHp", "temporaryHitPoints", "pvTemporaires"];
const CURRENT_NAMES = [
  ...["current", "value", "actuel", "actuels", "now", "remaining", "restants"],
  ...FLAT_CURRENT_NAMES,
];
const MAX_NAMES = ["max", "maximum", "total", ...FLAT_MAX_NAMES];
const TEMPORARY_NAMES = ["temporary", "temp", "temporaires", ...FLAT_TEMPORARY_NAMES];

/** `unhurt` is the maximum to assume when a lone number is given. */
type Reading = HitPoints & { unhurt?: number };

const positive = (points: number | undefined): number | undefined =>
  points !== undefined && points > 0 ? points : undefined;

const atLeastZero = (points: number | undefined): number | undefined =>
  points === undefined ? undefined : Math.max(0, points);

/** `"12 / 31"`, `"12 sur 31"`, `"12/31 (+5)"`. */
const readFraction = (text: string): HitPoints | undefined => {
  const [, current, max, temporary] =
    /^(-?\d{1,9}) ?(?:\/|sur|of) ?(\d{1,9})(?: ?\(?\+ ?(\d{1,9}))?/i.exec(text.replace(/\s+/g, " ")) ?? [];
  if (current === undefined) return undefined;
  return { current: readWhole(current), max: readWhole(max), temporary: readWhole(temporary) };
};

const readBlock = (raw: unknown): Reading | undefined => {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const block = {
      current: readWhole(pick(fields, CURRENT_NAMES)),
      max: readWhole(pick(fields, MAX_NAMES)),
      temporary: readWhole(pick(fields, TEMPORARY_NAMES)),
    };
    return Object.values(block).some((points) => points !== undefined) ? block : undefined;
  }
  const points = readWhole(raw);
  if (points !== undefined) return { current: points, unhurt: points };
  return readFraction(readText(raw) ?? "");
};

/**
 * Product §3: hit points in any of their shapes: `{ current, max }` and its aliases, `"12 / 31"`, a number,
 * or separate fields (`hpMax`…). A lone number, or a maximum alone, is an unhurt character; undefined when
 * nothing is known.
 */
export function readHitPoints(layers: readonly Fields[]): HitPoints | undefined {
  const block = readFirst(layers, BLOCK_NAMES, readBlock);
  const flat = (names: readonly string[]) => readFirst(layers, names, readWhole);
  const max = positive(block?.max) ?? positive(flat(FLAT_MAX_NAMES)) ?? positive(block?.unhurt);
  const current = atLeastZero(block?.current ?? flat(FLAT_CURRENT_NAMES) ?? max);
  const temporary = positive(block?.temporary ?? flat(FLAT_TEMPORARY_NAMES));
  if (current === undefined) return undefined;
  return { current, ...(max !== undefined && { max }), ...(temporary !== undefined && { temporary }) };
}

/** Product §2 and §9: with at least one hit point, the bar is filled this far, so that it can be seen. */
const HIT_POINTS_BAR_FLOOR = 0.08;

/** How full the bar is, from 0 to 1; undefined without a maximum. */
export function hitPointsFraction({ current, max }: HitPoints): number | undefined {
  if (current === undefined || max === undefined || max <= 0) return undefined;
  if (current <= 0) return 0;
  return Math.min(1, Math.max(HIT_POINTS_BAR_FLOOR, current / max));
}
