import type { Region } from "../../documents/sceneSchema";
import type { Points } from "./shapes";

/*
 * The sides of regions as the sweep takes them: in tenths of a pixel, so that corners are whole numbers and two that
 * should meet do.
 */

/** A side from its upper end to its lower one; level sides are none. */
export interface Side {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How far it goes to the right for each tenth downwards. */
  readonly slope: number;
  readonly ring: Ring;
  /** What crossing it from left to right adds to how often its ring goes around. */
  readonly turn: 1 | -1;
  /** Where it is at the top and the bottom of the row that is read, and where it is looked at between them. */
  start: number;
  end: number;
  at: number;
}

/** An outline or a hole, while a row is read from left to right. */
interface Ring {
  readonly isHole: boolean;
  readonly polygon: { isInOutline: boolean; holes: number; readonly side: 0 | 1 };
  turns: number;
}

const tenths = (value: number | undefined) => Math.round((value ?? 0) * 10);

/** The heights between which something lies, in tenths of a pixel. */
export interface Heights {
  readonly top: number;
  readonly bottom: number;
}

/** Adds the sides of a ring that are between two heights, if only in part. */
function addSides(
  sides: Side[],
  points: Points,
  ring: Ring,
  { top: highest, bottom: lowest }: Heights,
): void {
  let [x1, y1] = [tenths(points.at(-2)), tenths(points.at(-1))];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x2, y2] = [tenths(points[index]), tenths(points[index + 1])];
    const isDown = y1 < y2;
    const [top, bottom] = isDown ? [y1, y2] : [y2, y1];
    if (top < bottom && bottom > highest && top < lowest) {
      const [left, right] = isDown ? [x1, x2] : [x2, x1];
      const slope = (right - left) / (bottom - top);
      sides.push({ left, top, right, bottom, slope, ring, turn: isDown ? 1 : -1, start: 0, end: 0, at: 0 });
    }
    [x1, y1] = [x2, y2];
  }
}

/** Adds the sides of a region, the first (0) or the second (1) of an operation, that are between two heights. */
export function addSidesOf(sides: Side[], region: Region, side: 0 | 1, heights: Heights): void {
  for (const { outline, holes } of region) {
    const polygon = { isInOutline: false, holes: 0, side };
    addSides(sides, outline, { isHole: false, polygon, turns: 0 }, heights);
    for (const { points } of holes) addSides(sides, points, { isHole: true, polygon, turns: 0 }, heights);
  }
}

/** Where a side is at a height; exact at its ends, where other sides begin. */
export function xAt({ left, top, right, bottom, slope }: Side, y: number): number {
  if (y <= top) return left;
  return y >= bottom ? right : left + slope * (y - top);
}
