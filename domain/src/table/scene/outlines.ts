import type { Region } from "../../documents/sceneSchema";
import type { Point } from "./grid";
import { areaOf } from "./shapes";
import { type Side, xAt } from "./sides";

/*
 * Outlines and holes from rows of borders: a row is what is inside between two heights, told by the borders where
 * inside begins and ends, from left to right.
 */

/** A corner of the result; `next` is the one after it, with the inside always on the same hand. */
interface Corner {
  readonly x: number;
  readonly y: number;
  next: Corner | undefined;
  /** Of a corner where a gap in what is inside begins: one of the outline or the hole to its left. */
  readonly around: Corner | undefined;
  /** Which outline it belongs to, once that is known. */
  outline: number | undefined;
}

/** Where inside begins (`enters`) or ends in a row. */
export interface Border {
  readonly enters: boolean;
  /** The side that it lies on; one on the same side in the next row goes on without a corner. */
  readonly on: Side;
  /** Where it meets the other row. */
  x: number;
  /** The corner that it hangs on; undefined before its row is joined to the one above. */
  corner: Corner | undefined;
}

/** The corners of a result that is being built, in the order in which they were made. */
export type Corners = Corner[];

/** Those from one to another at a height, each never left of the one before. */
function place(borders: readonly Border[], from: number, to: number, y: number): void {
  let furthest = Number.NEGATIVE_INFINITY;
  for (const border of borders.slice(from, to)) {
    furthest = Math.max(furthest, xAt(border.on, y));
    border.x = furthest;
  }
}

function cornerAt(
  corners: Corners,
  { x }: Border,
  y: number,
  next: Corner | undefined,
  around?: Corner,
): Corner {
  const corner = { x, y, next, around, outline: undefined };
  corners.push(corner);
  return corner;
}

/** Goes on from the border of the row above to that of the row below. */
function goOn(corners: Corners, y: number, from: Border, to: Border): void {
  if (from.on === to.on) to.corner = from.corner;
  else if (from.enters) {
    const last = cornerAt(corners, from, y, from.corner);
    to.corner = cornerAt(corners, to, y, last);
  } else {
    to.corner = cornerAt(corners, to, y, undefined);
    if (from.corner) from.corner.next = cornerAt(corners, from, y, to.corner);
  }
}

/** Two borders of the row above end. */
function end(corners: Corners, y: number, entering: Border, leaving: Border): void {
  const last = cornerAt(corners, entering, y, entering.corner);
  if (leaving.corner) leaving.corner.next = cornerAt(corners, leaving, y, last);
}

/** Two borders of the row below begin; `around` is what is to the left of a gap. */
function begin(corners: Corners, y: number, entering: Border, leaving: Border, around?: Corner): void {
  entering.corner = cornerAt(corners, entering, y, undefined, around);
  leaving.corner = cornerAt(corners, leaving, y, undefined, around);
  entering.corner.next = leaving.corner;
}

/** How many borders, from the left or the right, go on along the sides that they are on. */
function goingOn(
  above: readonly Border[],
  below: readonly Border[],
  limit: number,
  isFromRight: boolean,
): number {
  for (let count = 0; count < limit; count += 1) {
    const from = above[isFromRight ? above.length - 1 - count : count];
    const to = below[isFromRight ? below.length - 1 - count : count];
    if (from === undefined || from.on !== to?.on) return count;
    to.corner = from.corner;
  }
  return limit;
}

/**
 * Joins two rows at the height between them, and tells how many borders do more than go on. Between the first and the second of the borders that meet there, the third
 * and the fourth and so on, one row is inside and the other is not: there the result has a level side.
 */
export function joinRows(
  corners: Corners,
  y: number,
  above: readonly Border[],
  below: readonly Border[],
): number {
  const shorter = Math.min(above.length, below.length);
  const left = goingOn(above, below, shorter, false);
  const right = goingOn(above, below, shorter - left, true);
  const [lastAbove, lastBelow] = [above.length - right, below.length - right];
  place(above, left, lastAbove, y);
  place(below, left, lastBelow, y);
  let [ended, begun] = [left, left];
  // What is to the left begins and ends in turn.
  let around = below[left - (left % 2 === 1 ? 1 : 2)]?.corner;
  const take = (): Border | undefined => {
    const one = ended < lastAbove ? above[ended] : undefined;
    const other = begun < lastBelow ? below[begun] : undefined;
    if (one === undefined || (other !== undefined && other.x < one.x)) {
      begun += 1;
      return other;
    }
    ended += 1;
    return one;
  };
  for (let one = take(), other = take(); one && other; one = take(), other = take()) {
    const [isOneAbove, isOtherAbove] = [one.corner !== undefined, other.corner !== undefined];
    const [entering, leaving] = one.enters ? [one, other] : [other, one];
    if (isOneAbove && isOtherAbove) end(corners, y, entering, leaving);
    else if (isOneAbove) goOn(corners, y, one, other);
    else if (isOtherAbove) goOn(corners, y, other, one);
    else begin(corners, y, entering, leaving, one.enters ? undefined : around);
    if (!isOneAbove && one.enters) around = one.corner;
    if (!isOtherAbove && other.enters) around = other.corner;
  }
  return lastAbove - left + lastBelow - left;
}

/** Whether three corners, of whole numbers, lie on one line; two of them may be the same. */
const areInLine = (one: Point, other: Point, third: Point) =>
  (other.x - one.x) * (third.y - one.y) === (third.x - one.x) * (other.y - one.y);

/** Without the corners that a straight line goes through, and without what has no width; empty where nothing is left. */
function bends(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    for (;;) {
      const [one, other] = [kept.at(-2), kept.at(-1)];
      if (one === undefined || other === undefined || !areInLine(one, other, point)) break;
      kept.pop();
    }
    const last = kept.at(-1);
    if (last?.x !== point.x || last.y !== point.y) kept.push(point);
  }
  for (let from = 0; kept.length - from >= 3; ) {
    const [one, other, third, fourth] = [kept.at(-2), kept.at(-1), kept[from], kept[from + 1]];
    if (!one || !other || !third || !fourth) break;
    if (areInLine(one, other, third)) kept.pop();
    else if (areInLine(other, third, fourth)) from += 1;
    else return kept.slice(from);
  }
  return [];
}

/** In tenths of a pixel, squared. */
const SMALLEST_AREA = 10;

/** The corners from this one on around, in pixels; undefined where next to nothing is left. All of them belong to `outline`. */
function pointsFrom(start: Corner, outline: number): number[] | undefined {
  const ring: Point[] = [];
  for (let corner: Corner | undefined = start; corner && corner.outline === undefined; corner = corner.next) {
    corner.outline = outline;
    ring.push({ x: Math.round(corner.x), y: Math.round(corner.y) });
  }
  const points = bends(ring).flatMap(({ x, y }) => [x, y]);
  if (areaOf([{ outline: points, holes: [] }]) < SMALLEST_AREA) return undefined;
  return points.map((value) => value / 10);
}

/** The region that the corners are of; each hole in the outline around it, which was begun before it. */
export function regionOf(corners: Corners): Region {
  const polygons: { outline: number[] | undefined; holes: { points: number[] }[] }[] = [];
  for (const corner of corners) {
    if (corner.outline !== undefined) continue;
    const around = corner.around?.outline;
    const points = pointsFrom(corner, around ?? polygons.length);
    if (around === undefined) polygons.push({ outline: points, holes: [] });
    else if (points !== undefined) polygons[around]?.holes.push({ points });
  }
  return polygons.flatMap(({ outline, holes }) => (outline === undefined ? [] : [{ outline, holes }]));
}
