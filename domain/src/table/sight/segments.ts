import { AppError } from "../../values/errors";
import { type Effort, effortOf, type RequestEffort, spend } from "../scene/effort";

/*
 * Straight pieces of walls, as numbers in a row: asked of some thousands of times for each move. All in scene pixels.
 */

export interface Segments {
  readonly count: number;
  /** Four numbers each: x and y of both ends. */
  readonly ends: Float64Array;
  /** 1 for the side of an object, past whose first side one sees. */
  readonly objects: Uint8Array;
}

/** What one segment is made of. */
export interface Side {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly isObject: boolean;
}

export function segmentsOf(sides: readonly Side[]): Segments {
  const ends = new Float64Array(4 * sides.length);
  const objects = new Uint8Array(sides.length);
  sides.forEach(({ x1, y1, x2, y2, isObject }, at) => {
    ends.set([x1, y1, x2, y2], 4 * at);
    objects[at] = isObject ? 1 : 0;
  });
  return { count: sides.length, ends, objects };
}

/** Within so much, in pixels, a place is on a line: places are kept to tenths. */
export const ON_LINE = 0.02;

/** So little beyond its end, as a share of it, a line still has a place: a way through a corner of two walls meets one. */
const AT_END = 1e-9;
export const isOnLine = (share: number): boolean => share >= -AT_END && share <= 1 + AT_END;

/** How far along a side, from 0 to 1, it is crossed by the way from one place to another; undefined where it is not. */
interface Crossing {
  /** Of the way. */
  readonly along: number;
  /** Of the side. */
  readonly on: number;
}

/** Where a way and a side cross or touch, with the ends of both; undefined for parallel ones. */
export function crossingOf(
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  { x1, y1, x2, y2 }: Omit<Side, "isObject">,
): Crossing | undefined {
  const [dx, dy, ex, ey] = [toX - fromX, toY - fromY, x2 - x1, y2 - y1];
  const across = dx * ey - dy * ex;
  if (across === 0) return undefined;
  const [ox, oy] = [x1 - fromX, y1 - fromY];
  const along = (ox * ey - oy * ex) / across;
  const on = (ox * dy - oy * dx) / across;
  return isOnLine(along) && isOnLine(on) ? { along, on } : undefined;
}

const MIN_BUCKET = 16;
const MAX_BUCKET = 128;

/** The cells of a coarse grid are about as large as sides are long: each lies in few, and few lie in each. */
function bucketFor(sides: readonly Side[]): number {
  const lengths = sides.reduce((sum, { x1, y1, x2, y2 }) => sum + Math.hypot(x2 - x1, y2 - y1), 0);
  return Math.min(Math.max(lengths / sides.length, MIN_BUCKET), MAX_BUCKET);
}

/** The cells of a coarse grid that a side lies in, column by column. */
function* bucketsOf({ x1, y1, x2, y2 }: Side, bucket: number): Generator<string> {
  const [startX, startY, endX, endY] = x1 <= x2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
  const steep = endX === startX ? 0 : (endY - startY) / (endX - startX);
  for (let column = Math.floor(startX / bucket); column <= Math.floor(endX / bucket); column += 1) {
    const from = Math.max(column * bucket, startX);
    const to = Math.min((column + 1) * bucket, endX);
    const heights =
      endX === startX ? [startY, endY] : [startY + (from - startX) * steep, startY + (to - startX) * steep];
    const [top, bottom] = [Math.min(...heights) - INNER_GAP, Math.max(...heights) + INNER_GAP];
    for (let row = Math.floor(top / bucket); row <= Math.floor(bottom / bucket); row += 1)
      yield `${column},${row}`;
  }
}

/** So much further sides are looked for, in pixels: one at the edge of a cell lies in both. */
const INNER_GAP = 1e-6;

/** At its ends two sides only touch. */
const INNER = 1e-9;
const isInner = (share: number) => share > INNER && share < 1 - INNER;

function parted(side: Side, cuts: readonly number[]): Side[] {
  const at = (share: number) => ({
    x: side.x1 + (side.x2 - side.x1) * share,
    y: side.y1 + (side.y2 - side.y1) * share,
  });
  const shares = [0, ...cuts.toSorted((one, other) => one - other), 1];
  return shares.slice(1).map((end, place) => {
    const [from, to] = [at(shares[place] ?? 0), at(end)];
    return { ...side, x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  });
}

/** What making barriers of a scene's walls may cost: some 0.3 s. */
const MAX_BARRIER_STEPS = 4_000_000;
const STEPS_OF_A_BUCKET = 4;
/** Two pieces more come of it, which each eye is asked of. */
const STEPS_OF_A_CUT = 40;

const tooTangled = () =>
  new AppError("invalid-input", {
    sentence:
      "Ces murs, ou ces salles, se croisent trop souvent. Simplifie-les, ou raccourcis les plus longs.",
  });

export const barrierEffort = (request?: RequestEffort): Effort =>
  effortOf(MAX_BARRIER_STEPS, tooTangled, request);

/**
 * The same sides such that none crosses another: each is parted where one does. Sides that touch stay whole. Throws
 * `invalid-input` where they cross too often.
 */
export function withoutCrossings(sides: readonly Side[], effort = barrierEffort()): Side[] {
  const bucketSize = bucketFor(sides);
  const buckets = new Map<string, number[]>();
  const cuts = sides.map((): number[] => []);
  sides.forEach((side, at) => {
    const met = new Set<number>();
    for (const name of bucketsOf(side, bucketSize)) {
      spend(effort, STEPS_OF_A_BUCKET);
      const bucket = buckets.get(name) ?? [];
      for (const other of bucket) met.add(other);
      bucket.push(at);
      buckets.set(name, bucket);
    }
    spend(effort, met.size);
    for (const other of met) {
      const second = sides[other];
      const crossing = second && crossingOf([side.x1, side.y1, side.x2, side.y2], second);
      if (crossing === undefined) continue;
      spend(effort, STEPS_OF_A_CUT);
      if (isInner(crossing.along)) cuts[at]?.push(crossing.along);
      if (isInner(crossing.on)) cuts[other]?.push(crossing.on);
    }
  });
  return sides.flatMap((side, at) => (cuts[at]?.length ? parted(side, cuts[at] ?? []) : [side]));
}
