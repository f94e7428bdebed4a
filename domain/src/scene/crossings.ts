import type { Points } from "./shapes";

/**
 * Two operations on regions may cross so many times: beyond that the polygon library works for seconds, in which a
 * server answers nobody.
 */
export const MAX_CROSSINGS = 20_000;

type Side = readonly [left: number, y1: number, right: number, y2: number];

/** From left to right. */
function sidesOf(ring: Points): Side[] {
  return Array.from({ length: Math.floor(ring.length / 2) }, (_, index): Side => {
    const next = (2 * index + 2) % ring.length;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      ring[2 * index],
      ring[2 * index + 1],
      ring[next],
      ring[next + 1],
    ];
    return x1 <= x2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
  });
}

/** On which side of a line a point lies: above 0, below 0, or 0 on it. */
const turn = ([x1, y1, x2, y2]: Side, x: number, y: number): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

/** Whether each goes to the other's other side; those that meet at an end or lie on each other do not. */
const isCrossing = (one: Side, other: Side): boolean =>
  turn(one, other[0], other[1]) * turn(one, other[2], other[3]) < 0 &&
  turn(other, one[0], one[1]) * turn(other, one[2], one[3]) < 0;

/** How often the sides of rings cross each other and themselves; counted up to `limit` and one more. */
export function crossingsOf(rings: readonly Points[], limit: number): number {
  const sides = rings.flatMap(sidesOf).sort(([one], [other]) => one - other);
  let count = 0;
  for (const [index, side] of sides.entries()) {
    const [, , right] = side;
    for (let at = index + 1; at < sides.length; at += 1) {
      const other = sides[at];
      if (other === undefined || other[0] >= right) break;
      if (isCrossing(side, other)) count += 1;
      if (count > limit) return count;
    }
  }
  return count;
}
