import type { Region } from "../../documents/sceneSchema";
import { type Effort, spend } from "./effort";
import { type Border, type Corners, joinRows, regionOf } from "./outlines";
import { pointCount } from "./shapes";
import { addSidesOf, type Heights, type Side, xAt } from "./sides";

/*
 * What two regions are together, from the top to the bottom: between two neighbouring corners no side begins or ends,
 * and between two crossings none changes its place among the others, so that such a row is read from left to right. A
 * ring that goes around a place more than once, or over itself, holds it; an outline's hole never does.
 */

/** Whether a place is in the result that is in the first region, in the second, or in both. */
export type Rule = (isInFirst: boolean, isInSecond: boolean) => boolean;

/** In tenths of a pixel: places that are nearer are one, and so are heights. */
const SAME_PLACE = 1e-5;
const SAME_HEIGHT = 1e-6;

/** In steps: a crossing is found and put in its order, a corner is made and gone around again. */
const STEPS_OF_A_SIDE = 10;
const STEPS_OF_A_SWAP = 4;
const STEPS_OF_A_BORDER = 2;
const STEPS_OF_A_CORNER = 20;

/** Sides that begin at one height, in their order there, with those that go on, which are in theirs. */
function merged(open: readonly Side[], begun: readonly Side[], top: number): Side[] {
  const sides: Side[] = [];
  let next = 0;
  for (const side of open) {
    if (side.bottom <= top) continue;
    for (let one = begun[next]; one && one.end < side.end; one = begun[next]) {
      sides.push(one);
      next += 1;
    }
    sides.push(side);
  }
  for (let one = begun[next]; one; one = begun[next]) {
    sides.push(one);
    next += 1;
  }
  return sides;
}

/** Puts sides in the order of where they are, and tells which change places. */
function sort(sides: Side[], effort: Effort, onSwap?: (left: Side, right: Side) => void): void {
  for (let index = 1; index < sides.length; index += 1) {
    const side = sides[index];
    if (side === undefined) break;
    let place = index;
    for (; place > 0; place -= 1) {
      const left = sides[place - 1];
      if (left === undefined || left.at <= side.at + SAME_PLACE) break;
      spend(effort, STEPS_OF_A_SWAP);
      onSwap?.(left, side);
      sides[place] = left;
    }
    if (place < index) sides[place] = side;
  }
}

/** The heights strictly between two at which sides cross, which are in their order at the first. */
function crossingsBetween(sides: readonly Side[], top: number, bottom: number, effort: Effort): number[] {
  for (const side of sides) side.at = side.end;
  const heights: number[] = [];
  sort([...sides], effort, (left, right) => {
    const apart = Math.max(0, right.start - left.start);
    heights.push(top + ((bottom - top) * apart) / (apart + left.end - right.end));
  });
  const crossings: number[] = [];
  let last = top;
  for (const height of Float64Array.from(heights).sort()) {
    if (height - last < SAME_HEIGHT || bottom - height < SAME_HEIGHT) continue;
    crossings.push(height);
    last = height;
  }
  return crossings;
}

/** Whether sides that are in their order at the top of a row are in it at the bottom too. */
const areInOrder = (sides: readonly Side[]): boolean =>
  sides.every(({ end }, index) => end <= (sides[index + 1]?.end ?? end) + SAME_PLACE);

/** How many polygons of the first and the second region a place is in, as sides are passed from left to right. */
type Depths = [first: number, second: number];

function pass({ ring, turn }: Side, depths: Depths): void {
  const { polygon } = ring;
  const wasInRing = ring.turns !== 0;
  ring.turns += turn;
  const isInRing = ring.turns !== 0;
  if (wasInRing === isInRing) return;
  const wasIn = polygon.isInOutline && polygon.holes === 0;
  if (!ring.isHole) polygon.isInOutline = isInRing;
  else polygon.holes += isInRing ? 1 : -1;
  const isIn = polygon.isInOutline && polygon.holes === 0;
  if (isIn !== wasIn) depths[polygon.side] += isIn ? 1 : -1;
}

/** A result as far as it is known. */
interface Result {
  readonly rule: Rule;
  readonly corners: Corners;
  above: Border[];
  below: Border[];
}

function goOn(result: Result, y: number, effort: Effort): void {
  const { corners, above, below } = result;
  const known = corners.length;
  spend(effort, joinRows(corners, y, above, below) * STEPS_OF_A_BORDER);
  spend(effort, (corners.length - known) * STEPS_OF_A_CORNER);
  result.above = below;
}

/** Goes on with each result through a row in which no sides cross, of sides in their order there. */
function readRow(sides: readonly Side[], { top }: Heights, results: readonly Result[], effort: Effort): void {
  for (const result of results) result.below = [];
  const depths: Depths = [0, 0];
  let [on, next] = [sides[0], 0];
  while (on !== undefined) {
    let side: Side | undefined = on;
    for (; side && side.at - on.at <= SAME_PLACE; side = sides[next]) {
      pass(side, depths);
      next += 1;
    }
    for (const { rule, below } of results) {
      // Borders begin and end in turn.
      const isInside = below.length % 2 === 1;
      const enters = rule(depths[0] > 0, depths[1] > 0);
      if (enters !== isInside) below.push({ enters, on, x: 0, corner: undefined });
    }
    on = side;
  }
  for (const result of results) goOn(result, top, effort);
}

/** The same of one in which some do: between two of their crossings none does. */
function readCutRow(
  sides: Side[],
  { top, bottom }: Heights,
  results: readonly Result[],
  effort: Effort,
): void {
  let from = top;
  for (const to of [...crossingsBetween(sides, top, bottom, effort), bottom]) {
    spend(effort, sides.length);
    for (const side of sides) side.at = xAt(side, (from + to) / 2);
    sort(sides, effort);
    readRow(sides, { top: from, bottom: to }, results, effort);
    from = to;
  }
}

/** What each rule makes of two regions, between two heights. Costs a step for each side in each row. */
export function combined(
  [first, second]: readonly [Region, Region],
  rules: readonly Rule[],
  range: Heights,
  effort: Effort,
): Region[] {
  spend(effort, pointCount(first) + pointCount(second));
  const sides: Side[] = [];
  addSidesOf(sides, first, 0, range);
  addSidesOf(sides, second, 1, range);
  spend(effort, sides.length * STEPS_OF_A_SIDE);
  sides.sort((one, other) => one.top - other.top || one.left - other.left);
  const ends = sides.flatMap(({ top, bottom }) => [Math.max(top, range.top), Math.min(bottom, range.bottom)]);
  const heights = [...new Set(ends)].sort((one, other) => one - other);
  const results = rules.map((rule): Result => ({ rule, corners: [], above: [], below: [] }));
  let [open, next]: [Side[], number] = [[], 0];
  for (const [index, top] of heights.entries()) {
    const begun: Side[] = [];
    for (let side = sides[next]; side && side.top <= top; side = sides[next]) {
      begun.push(side);
      next += 1;
    }
    for (const side of begun) side.end = xAt(side, top);
    begun.sort((one, other) => one.end - other.end);
    open = merged(open, begun, top);
    const bottom = heights[index + 1];
    if (bottom === undefined) break;
    spend(effort, open.length);
    for (const side of open) {
      side.start = side.end;
      side.end = xAt(side, bottom);
      side.at = (side.start + side.end) / 2;
    }
    const row = { top, bottom };
    if (areInOrder(open)) readRow(open, row, results, effort);
    else readCutRow(open, row, results, effort);
  }
  const end = heights.at(-1) ?? 0;
  readRow([], { top: end, bottom: end }, results, effort);
  return results.map(({ corners }) => regionOf(corners));
}
