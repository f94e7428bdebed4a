import { MAX_FOG_POINTS, type Region } from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { type Effort, effortOf, MAX_FOG_STEPS, type RequestEffort, spend } from "./effort";
import type { Point } from "./grid";
import { boxAround, type Points, pointCount, ringsOf, wholeOf } from "./shapes";
import type { Heights } from "./sides";
import { combined, type Rule } from "./sweep";

/*
 * Operations on regions. Their results are rounded to tenths of a pixel. Each takes from an effort that the whole change
 * of a scene shares, and throws its refusal once that is used up.
 */

/** More polygons than the document's schema takes. */
const MAX_POLYGONS = 1000;
/** More than what is revealed has, with what changes it. */
const MAX_POINTS = 3 * MAX_FOG_POINTS;

const tooDetailed = () =>
  new AppError("invalid-input", {
    sentence:
      "Cette forme a trop de détails. Simplifie le contour, ou ferme d'abord une partie du brouillard.",
  });

/** What one change of a scene's fog may cost. */
export const fogEffort = (request?: RequestEffort): Effort => effortOf(MAX_FOG_STEPS, tooDetailed, request);

/** In tenths of a pixel; nothing has no heights. */
function heightsOf(region: Region): Heights {
  const { top, bottom } = boxAround(ringsOf(region));
  return { top: Math.round(top * 10), bottom: Math.round(bottom * 10) };
}

const EVERYWHERE = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
const IN_EITHER: Rule = (isInFirst, isInSecond) => isInFirst || isInSecond;
const IN_FIRST_ALONE: Rule = (isInFirst, isInSecond) => isInFirst && !isInSecond;
const IN_SECOND_ALONE: Rule = (isInFirst, isInSecond) => isInSecond && !isInFirst;
const IN_BOTH: Rule = (isInFirst, isInSecond) => isInFirst && isInSecond;

/** Throws where the result has so many points that what follows would take long. */
function computed(regions: readonly [Region, Region], rule: Rule, heights: Heights, effort: Effort): Region {
  const [region = []] = combined(regions, [rule], heights, effort);
  if (pointCount(region) > MAX_POINTS) throw effort.refusal();
  return region;
}

/** What lies in either; of one region alone, the same without overlaps. */
export const union = (region: Region, other: Region, effort: Effort): Region =>
  computed([region, other], IN_EITHER, EVERYWHERE, effort);

/** What lies in `region` and not in `other`. */
export const difference = (region: Region, other: Region, effort: Effort): Region =>
  computed([region, other], IN_FIRST_ALONE, heightsOf(region), effort);

/** What lies in the first alone, and in the second alone. */
export function differences(before: Region, after: Region, effort: Effort): { lost: Region; won: Region } {
  const rules = [IN_FIRST_ALONE, IN_SECOND_ALONE];
  const [lost = [], won = []] = combined([before, after], rules, EVERYWHERE, effort);
  if (pointCount(lost) + pointCount(won) > MAX_POINTS) throw effort.refusal();
  return { lost, won };
}

/** What lies in both. */
export function intersection(region: Region, other: Region, effort: Effort): Region {
  const [one, two] = [heightsOf(region), heightsOf(other)];
  const heights = { top: Math.max(one.top, two.top), bottom: Math.min(one.bottom, two.bottom) };
  return computed([region, other], IN_BOTH, heights, effort);
}

/** What of a region lies in a scene of this size; most lie in it whole. */
export function within(region: Region, size: { width: number; height: number }, effort: Effort): Region {
  const { left, top, right, bottom } = boxAround(ringsOf(region));
  const isInside = left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
  return isInside ? region : intersection(region, wholeOf(size), effort);
}

type Line = readonly Point[];

const lineOf = (points: Points): Point[] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, index) => ({
    x: points[2 * index] ?? 0,
    y: points[2 * index + 1] ?? 0,
  }));

/** How far a point is from the straight line through two others. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dx * (from.y - point.y) - (from.x - point.x) * dy) / length;
}

/**
 * A line with the points alone that are further than `tolerance` pixels from what is left without them. A list of what is
 * left to do and no recursion: a spiral would need one call within another for each of its points.
 */
function simplifiedLine(line: Line, tolerance: number, effort: Effort): Point[] {
  const kept = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [start, end] = part;
    const [first, last] = [line[start], line[end]];
    if (first === undefined || last === undefined) break;
    spend(effort, end - start);
    let [furthest, distance] = [start, tolerance];
    for (let index = start + 1; index < end; index += 1) {
      const point = line[index];
      const far = point ? distanceToLine(point, first, last) : 0;
      if (far > distance) [furthest, distance] = [index, far];
    }
    if (furthest === start) continue;
    kept.add(furthest);
    parts.push([start, furthest], [furthest, end]);
  }
  return line.filter((_, index) => kept.has(index));
}

function simplifiedRing(points: Points, tolerance: number, effort: Effort): number[] {
  const ring = lineOf(points);
  const half = Math.floor(ring.length / 2);
  const line = [
    ...simplifiedLine(ring.slice(0, half + 1), tolerance, effort).slice(0, -1),
    ...simplifiedLine([...ring.slice(half), ...ring.slice(0, 1)], tolerance, effort).slice(0, -1),
  ];
  return line.flatMap(({ x, y }) => [x, y]);
}

/** Its rings may cross. */
const simplified = (region: Region, tolerance: number, effort: Effort): Region =>
  region.map(({ outline, holes }) => ({
    outline: simplifiedRing(outline, tolerance, effort),
    holes: holes.map(({ points }) => ({ points: simplifiedRing(points, tolerance, effort) })),
  }));

/** In pixels: beyond the last, a shape is refused. */
const TOLERANCES = [0.5, 1, 2, 4, 8];

const fits = (region: Region) => region.length <= MAX_POLYGONS && pointCount(region) <= MAX_FOG_POINTS;

/** The region with MAX_FOG_POINTS at most: as little simpler as that takes. Throws `invalid-input` beyond 8 pixels. */
export function bounded(region: Region, effort: Effort): Region {
  if (fits(region)) return region;
  for (const tolerance of TOLERANCES) {
    const simpler = simplified(region, tolerance, effort);
    if (!fits(simpler)) continue;
    const plain = union(simpler, [], effort);
    if (fits(plain)) return plain;
  }
  throw effort.refusal();
}
