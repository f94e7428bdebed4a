import { type Fields, fieldName, fieldsOf, isRecord, pick, readFirst } from "../../values/reading/fields";
import { readList, readText } from "../../values/reading/values";
import { readNumber } from "../../values/text/readNumber";

export interface Speed {
  value: number;
  /** `"ft"`, `"m"`, or the sheet's own unit (`"cases"`). */
  unit: string;
}

export const MOVEMENTS = ["walk", "fly", "swim", "climb", "burrow"] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** A character's speeds by movement; others are absent. */
export type Speeds = Readonly<Partial<Record<Movement, Speed>>>;

export const MOVEMENT_LABELS: Readonly<Record<Movement, string>> = {
  walk: "Marche",
  fly: "Vol",
  swim: "Nage",
  climb: "Escalade",
  burrow: "Fouissement",
};

/** Product §9. */
const DEFAULT_SPEED_UNIT = "ft";

/** The ratio of the French rules: 1,5 m for 5 ft. */
const METRES_PER_FOOT = 0.3;

const FIELD_NAMES = ["speed", "speeds", "vitesse", "movement", "deplacement", "mouvement", "walkSpeed"];
const VALUE_NAMES = ["value", "speed", "valeur", "distance", "base", "total"];
const UNIT_NAMES = ["unit", "units", "unite"];
const KIND_NAMES = ["type", "movement", "mode", "name", "kind"];
const MOVEMENT_NAMES: Readonly<Record<Movement, readonly string[]>> = {
  walk: ["walk", "walking", "marche", "sol", "ground", "normal", "base"],
  fly: ["fly", "flying", "vol"],
  swim: ["swim", "swimming", "nage"],
  climb: ["climb", "climbing", "escalade"],
  burrow: ["burrow", "burrowing", "fouissement", "creusement"],
};
const UNITS: Readonly<Record<string, readonly string[]>> = {
  ft: ["ft", "feet", "foot", "pied", "pieds", "pi"],
  m: ["m", "metre", "metres", "meter", "meters"],
};

/** Larger numbers are not speeds. */
const MAX_SPEED = 10_000;

const isDistance = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= MAX_SPEED;

/**
 * The unit as this product spells it: `"pieds"` is `"ft"`, `"mètres"` is `"m"`, unknown ones are unchanged;
 * undefined for a number.
 */
export function readUnit(raw: unknown): string | undefined {
  const text = typeof raw === "string" ? readText(raw, 20) : undefined;
  const name = fieldName(text ?? "");
  return Object.keys(UNITS).find((unit) => UNITS[unit]?.includes(name)) ?? text;
}

/**
 * `30`, `"30"`, `"30 ft"`, `"9 m"`, `"7,5 mètres"`, `{ value: 30, unit: "ft" }`. Negative speeds are
 * undefined.
 */
function readSpeed(raw: unknown, defaultUnit: string = DEFAULT_SPEED_UNIT): Speed | undefined {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    const value = pick(fields, VALUE_NAMES);
    return isRecord(value) ? undefined : readSpeed(value, readUnit(pick(fields, UNIT_NAMES)) ?? defaultUnit);
  }
  if (typeof raw === "number") return isDistance(raw) ? { value: raw + 0, unit: defaultUnit } : undefined;
  const [, amount, unit] = /^(\d[\d.,]*)\s*([\p{L}'′]+)?/u.exec(readText(raw, 60) ?? "") ?? [];
  const value = readNumber(amount);
  return isDistance(value) ? { value, unit: readUnit(unit) ?? defaultUnit } : undefined;
}

const movementOf = (raw: unknown): Movement | undefined => {
  const name = fieldName(readText(pick(fieldsOf(raw), KIND_NAMES)) ?? "");
  return MOVEMENTS.find((movement) => MOVEMENT_NAMES[movement].includes(name));
};

const readSpeedList = (list: readonly unknown[]): Speeds => {
  const speeds: Partial<Record<Movement, Speed>> = {};
  for (const entry of readList(list)) {
    const movement = movementOf(entry) ?? "walk";
    speeds[movement] ??= readSpeed(entry);
  }
  return speeds;
};

const readSpeedRecord = (raw: unknown): Speeds => {
  const fields = fieldsOf(raw);
  const unit = readUnit(pick(fields, UNIT_NAMES)) ?? DEFAULT_SPEED_UNIT;
  const byMovement = MOVEMENTS.map((movement) => [
    movement,
    readSpeed(pick(fields, MOVEMENT_NAMES[movement]), unit),
  ]);
  const speeds: Speeds = Object.fromEntries(byMovement);
  return { ...speeds, walk: speeds.walk ?? readSpeed(raw) };
};

/** Drops speeds of 0, except walking. */
const readSpeeds = (raw: unknown): Speeds | undefined => {
  const all = isRecord(raw) ? readSpeedRecord(raw) : { walk: readSpeed(raw) };
  const speeds: Speeds = Array.isArray(raw) ? readSpeedList(raw) : all;
  const known = MOVEMENTS.map((movement) => [movement, speeds[movement]] as const).filter(
    ([movement, speed]) => speed !== undefined && (speed.value > 0 || movement === "walk"),
  );
  return known.length > 0 ? Object.fromEntries(known) : undefined;
};

/** Product §3 "speed": one speed, or one per movement, in any of the shapes that sheets use. */
export function readSpeedsFrom(layers: readonly Fields[]): Speeds {
  return readFirst(layers, FIELD_NAMES, readSpeeds) ?? {};
}

/** A distance in another unit; unchanged between units without a known ratio. */
export function convertDistance(value: number, from: string, to: string): number {
  if (from === to) return value;
  const converted = from === "ft" && to === "m" ? value * METRES_PER_FOOT : value;
  const inUnit = from === "m" && to === "ft" ? value / METRES_PER_FOOT : converted;
  return Math.round(inUnit * 100) / 100;
}

/** `"9 m"`, `"7,5 m"`, `"30 ft"`. */
export function formatSpeed({ value, unit }: Speed): string {
  return `${new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 }).format(value)} ${unit}`;
}
