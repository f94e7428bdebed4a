import type { Region } from "../../documents/sceneSchema";
import type { Point } from "./grid";

/** x and y in turn. */
export type Points = readonly number[];

/** The corners of a rectangle. */
export const rectangleOf = (x: number, y: number, width: number, height: number): number[] => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
];

/** Everything that a scene of this size shows. */
export const wholeOf = ({ width, height }: { width: number; height: number }): Region => [
  { outline: rectangleOf(0, 0, width, height), holes: [] },
];

/** Every ring of a region: outlines and holes. */
export const ringsOf = (region: Region): Points[] =>
  region.flatMap(({ outline, holes }) => [outline, ...holes.map(({ points }) => points)]);

export const pointCount = (region: Region): number =>
  ringsOf(region).reduce((sum, ring) => sum + ring.length / 2, 0);

/** The sides of a ring, each with its ends. */
function* sidesOf(ring: Points): Generator<[number, number, number, number]> {
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    yield [ring[index] ?? 0, ring[index + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0];
  }
}

function ringArea(ring: Points): number {
  let twice = 0;
  for (const [x1, y1, x2, y2] of sidesOf(ring)) twice += x1 * y2 - x2 * y1;
  return Math.abs(twice) / 2;
}

/** In square pixels, without the holes. */
export const areaOf = (region: Region): number =>
  region.reduce(
    (sum, { outline, holes }) =>
      sum + ringArea(outline) - holes.reduce((inner, { points }) => inner + ringArea(points), 0),
    0,
  );

/** How far along the line from one place to another, from 0 to 1, it is nearest to a third. */
export function shareNearest(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const [ex, ey] = [x2 - x1, y2 - y1];
  const length = ex * ex + ey * ey;
  return length === 0 ? 0 : Math.min(Math.max(((x - x1) * ex + (y - y1) * ey) / length, 0), 1);
}

/** How far a place is from the line between two others, which ends there. */
export function distanceToSide(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const share = shareNearest(x1, y1, x2, y2, x, y);
  return Math.hypot(x1 + (x2 - x1) * share - x, y1 + (y2 - y1) * share - y);
}

/** Whether a line to the right of a point crosses a ring an odd number of times. A plain loop: asked of each token. */
export function isAround(ring: Points, { x, y }: Point): boolean {
  let isOdd = false;
  let [x1, y1] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
  for (let index = 0; index < ring.length; index += 2) {
    const x2 = ring[index] ?? 0;
    const y2 = ring[index + 1] ?? 0;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isOdd = !isOdd;
    x1 = x2;
    y1 = y2;
  }
  return isOdd;
}

/** Whether a point lies in the region: not in a hole of it. */
export const isInside = (region: Region, point: Point): boolean =>
  ringsOf(region).filter((ring) => isAround(ring, point)).length % 2 === 1;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether some of a line lies in a box, by what is left of it between the box's sides. */
function crossesBox([x1, y1, x2, y2]: readonly [number, number, number, number], box: Box): boolean {
  let [from, to] = [0, 1];
  const limits = [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const;
  for (const [direction, slack] of limits) {
    if (direction === 0 && slack < 0) return false;
    if (direction < 0) from = Math.max(from, slack / direction);
    if (direction > 0) to = Math.min(to, slack / direction);
  }
  return from <= to;
}

/** The smallest box around some rings. */
export function boxAround(rings: readonly Points[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings) {
    for (const [x, y] of sidesOf(ring)) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/** Whether two boxes have a point in common. */
export const areTouching = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Whether a region and a box have a point in common, be it on their edges. */
export function touchesBox(region: Region, box: Box): boolean {
  for (const ring of ringsOf(region)) {
    if (!areTouching(boxAround([ring]), box)) continue;
    for (const side of sidesOf(ring)) if (crossesBox(side, box)) return true;
  }
  return isInside(region, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
}
