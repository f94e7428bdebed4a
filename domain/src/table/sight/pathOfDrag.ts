import { MAX_PATH_POINTS } from "../../documents/wallSchema";
import type { Point } from "../scene/grid";
import { distanceToSide } from "../scene/shapes";

/** A place so near to a straight line is on it, in pixels: places are kept to tenths. */
const ON_LINE = 0.1;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a place is from the straight way between two others. */
const awayFrom = (place: Point, from: Point, to: Point): number =>
  distanceToSide(from.x, from.y, to.x, to.y, place.x, place.y);

/**
 * The way of a drag, from its start on, with one more place. One nearer than `apart` to a place of the way leads back
 * there: whoever drags to and fro before they decide has not walked that.
 */
export function wayWith(way: readonly Point[], place: Point, apart: number): readonly Point[] {
  const before = way.findIndex((one) => distance(one, place) < apart);
  return before === -1 ? [...way, place] : way.slice(0, before + 1);
}

/** How far the way would be moved by leaving one of its inner places out. */
const bendAt = (places: readonly Point[], at: number): number => {
  const [before, place, after] = places.slice(at - 1, at + 2);
  return before && place && after ? awayFrom(place, before, after) : Number.POSITIVE_INFINITY;
};

/** Without the places that lie on a straight way, and with `most` at most: those at which it turns least go first. */
function thinned(places: readonly Point[], most: number): Point[] {
  const kept: Point[] = [];
  for (const place of places) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && distance(last, place) === 0) continue;
    if (before && last && awayFrom(last, before, place) <= ON_LINE) kept.pop();
    kept.push(place);
  }
  while (kept.length > most) {
    let least = 1;
    for (let at = 2; at < kept.length - 1; at += 1) if (bendAt(kept, at) < bendAt(kept, least)) least = at;
    kept.splice(least, 1);
  }
  return kept;
}

const flat = (places: readonly Point[]): number[] => places.flatMap(({ x, y }) => [x, y]);

const pairsOf = (points: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, at) => ({
    x: points[2 * at] ?? 0,
    y: points[2 * at + 1] ?? 0,
  }));

/**
 * The path that `moveTokens` takes for a way that was dragged: x and y in turn, 16 places at most, without the start and
 * with the end last.
 */
export function pathOfDrag(way: readonly Point[], end: Point): number[] {
  const [, ...path] = thinned([...way, end], MAX_PATH_POINTS + 1);
  return flat(path.length > 0 ? path : [end]);
}

/** Two paths that follow each other as one. */
export const joinedPath = (first: readonly number[], second: readonly number[]): number[] =>
  flat(thinned([...pairsOf(first), ...pairsOf(second)], MAX_PATH_POINTS));
