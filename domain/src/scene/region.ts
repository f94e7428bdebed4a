import polygonClipping, { type MultiPolygon, type Ring } from "polygon-clipping";
import { AppError } from "../errors";
import { crossingsOf, MAX_CROSSINGS } from "./crossings";
import { toTenths } from "./grid";
import { MAX_FOG_POINTS, type Region } from "./sceneSchema";
import { areaOf, type Points, pointCount, ringsOf } from "./shapes";

/*
 * Operations on regions. Their results are rounded to tenths of a pixel. Loads the polygon library: the server, and what
 * the MJ's browser loads for its tools.
 */

/** More polygons than the document's schema takes. */
const MAX_POLYGONS = 1000;

const ringOf = (points: Points): Ring =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, index) => [
    points[2 * index] ?? 0,
    points[2 * index + 1] ?? 0,
  ]);

const geometryOf = (region: Region): MultiPolygon =>
  region.map(({ outline, holes }) => [ringOf(outline), ...holes.map(({ points }) => ringOf(points))]);

/** Rounded, without repeated points; undefined where nothing is left of it. */
function pointsOf(ring: Ring): number[] | undefined {
  const points: number[] = [];
  for (const [x, y] of ring.slice(0, -1)) {
    const [roundX, roundY] = [toTenths(x), toTenths(y)];
    if (roundX !== points.at(-2) || roundY !== points.at(-1)) points.push(roundX, roundY);
  }
  return points.length < 6 || areaOf([{ outline: points, holes: [] }]) < 0.1 ? undefined : points;
}

const regionOf = (geometry: MultiPolygon): Region =>
  geometry.flatMap(([outer, ...inner]) => {
    const outline = outer && pointsOf(outer);
    if (outline === undefined) return [];
    return [{ outline, holes: holesOf(inner.map(pointsOf)) }];
  });

const holesOf = (rings: readonly (number[] | undefined)[]) =>
  rings.flatMap((points) => (points === undefined ? [] : [{ points }]));

const tooDetailed = () =>
  new AppError("invalid-input", {
    sentence:
      "Cette forme a trop de détails. Simplifie le contour, ou ferme d'abord une partie du brouillard.",
  });

type Operation = (one: MultiPolygon, other: MultiPolygon) => MultiPolygon;

/** More than what is revealed has, with what changes it. */
const MAX_POINTS = 3 * MAX_FOG_POINTS;

/**
 * Runs an operation of the library; throws `invalid-input` for shapes that would take it seconds, and the rare ones that
 * it cannot resolve.
 */
function computed(operation: Operation, region: Region, other: Region): Region {
  if (pointCount(region) + pointCount(other) > MAX_POINTS) throw tooDetailed();
  if (crossingsOf([...ringsOf(region), ...ringsOf(other)], MAX_CROSSINGS) > MAX_CROSSINGS)
    throw tooDetailed();
  try {
    return regionOf(operation(geometryOf(region), geometryOf(other)));
  } catch {
    throw tooDetailed();
  }
}

/** What lies in either; of one region alone, the same without overlaps. */
export const union = (region: Region, other: Region = []): Region =>
  computed(polygonClipping.union, region, other);

/** What lies in `region` and not in `other`. */
export const difference = (region: Region, other: Region): Region =>
  region.length === 0 ? [] : computed(polygonClipping.difference, region, other);

/** What lies in both. */
export const intersection = (region: Region, other: Region): Region =>
  region.length === 0 || other.length === 0 ? [] : computed(polygonClipping.intersection, region, other);

/** How far a point is from the line between two others. */
function distanceToLine([x, y]: Ring[number], [x1, y1]: Ring[number], [x2, y2]: Ring[number]): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** A line with the points alone that are further than `tolerance` pixels from what is left without them. */
function simplifiedLine(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [furthest, distance] = [0, 0];
  line.forEach((point, index) => {
    const far = distanceToLine(point, first, last);
    if (far > distance) [furthest, distance] = [index, far];
  });
  if (distance <= tolerance) return [first, last];
  const head = simplifiedLine(line.slice(0, furthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplifiedLine(line.slice(furthest), tolerance)];
}

function simplifiedRing(points: Points, tolerance: number): number[] | undefined {
  const ring = ringOf(points);
  const half = Math.floor(ring.length / 2);
  const start = ring.slice(0, 1);
  const line = [
    ...simplifiedLine(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplifiedLine([...ring.slice(half), ...start], tolerance),
  ];
  return pointsOf(line);
}

const simplified = (region: Region, tolerance: number): Region =>
  union(
    region.flatMap(({ outline, holes }) => {
      const outer = simplifiedRing(outline, tolerance);
      if (outer === undefined) return [];
      return [
        { outline: outer, holes: holesOf(holes.map(({ points }) => simplifiedRing(points, tolerance))) },
      ];
    }),
  );

/** In pixels: beyond the last, a shape is refused. */
const TOLERANCES = [0.5, 1, 2, 4, 8];

const fits = (region: Region) => region.length <= MAX_POLYGONS && pointCount(region) <= MAX_FOG_POINTS;

/** The region with MAX_FOG_POINTS at most: as little simpler as that takes. Throws `invalid-input` beyond 8 pixels. */
export function bounded(region: Region): Region {
  if (fits(region)) return region;
  for (const tolerance of TOLERANCES) {
    const simpler = simplified(region, tolerance);
    if (fits(simpler)) return simpler;
  }
  throw tooDetailed();
}
