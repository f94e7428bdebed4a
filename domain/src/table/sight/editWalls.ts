import type { SceneDocument } from "../../documents/scene";
import type { Door, DoorState, SceneLight, Wall, WallChange } from "../../documents/wallSchema";
import { cornerAt, withCorner } from "../scene/drawnRooms";
import { type Point, toTenths } from "../scene/grid";
import { type Points, shareNearest } from "../scene/shapes";
import { DOOR_REACH, JAMB_REACH } from "./barriers";
import type { Fixtures } from "./fixtures";

/* What the MJ's tools do to lines, x and y in turn: the geometry of drawing, cutting and joining them. */

/** One of what stands fixed on a scene. */
export type Fixture =
  | { readonly is: "wall"; readonly one: Wall }
  | { readonly is: "door"; readonly one: Door }
  | { readonly is: "light"; readonly one: SceneLight };

/** What has an id, whatever it is. */
export function fixtureOf({ walls, doors, lights }: Fixtures, id: string | undefined): Fixture | undefined {
  const named = <One extends { readonly id: string }>(all: readonly One[]) =>
    all.find((one) => one.id === id);
  const [wall, door, light] = [named(walls), named(doors), named(lights)];
  if (wall) return { is: "wall", one: wall };
  if (door) return { is: "door", one: door };
  return light && { is: "light", one: light };
}

type Side = readonly [x1: number, y1: number, x2: number, y2: number];

/** The sides of a line, each with its ends. */
function* sidesOf(points: Points): Generator<Side> {
  for (let at = 0; at + 3 < points.length; at += 2)
    yield [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, points[at + 3] ?? 0];
}

const lengthOf = ([x1, y1, x2, y2]: Side): number => Math.hypot(x2 - x1, y2 - y1);

function totalOf(points: Points): number {
  let total = 0;
  for (const side of sidesOf(points)) total += lengthOf(side);
  return total;
}

/** How far along a side, from 0 to 1, it is nearest to a place. */
const shareOf = (side: Side, { x, y }: Point): number => shareNearest(...side, x, y);

const placeOn = ([x1, y1, x2, y2]: Side, share: number): Point => ({
  x: x1 + (x2 - x1) * share,
  y: y1 + (y2 - y1) * share,
});

const nearestOn = (side: Side, place: Point): Point => placeOn(side, shareOf(side, place));

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const rounded = ({ x, y }: Point): Point => ({ x: toTenths(x), y: toTenths(y) });

/** Whether the last point is the first. */
const isRing = (points: Points): boolean =>
  points.length >= 8 && points[0] === points.at(-2) && points[1] === points.at(-1);

/** How far along a line, in pixels, it is nearest to a place, and how far from there that is. */
function nearestAlong(points: Points, place: Point): { readonly along: number; readonly away: number } {
  let nearest = { along: 0, away: Number.POSITIVE_INFINITY };
  let before = 0;
  for (const side of sidesOf(points)) {
    const share = shareOf(side, place);
    const away = distance(placeOn(side, share), place);
    const length = lengthOf(side);
    if (away < nearest.away) nearest = { along: before + share * length, away };
    before += length;
  }
  return nearest;
}

/** What a wall gives way to whatever lies on it, as a share of the reach. */
const YIELDED = 0.25;

/**
 * What stands nearest to a place and no further away than `reach`. A door or a light that is nearly as near as the wall
 * beneath it comes first.
 */
export function nearestFixture(
  { walls, doors, lights }: Fixtures,
  place: Point,
  reach: number,
): Fixture | undefined {
  let nearest: Fixture | undefined;
  let least = Number.POSITIVE_INFINITY;
  const offer = (fixture: Fixture, away: number, yields: number) => {
    if (away > reach || away + yields >= least) return;
    nearest = fixture;
    least = away + yields;
  };
  for (const one of lights) offer({ is: "light", one }, distance(one, place), 0);
  for (const one of doors) offer({ is: "door", one }, nearestAlong(one.points, place).away, 0);
  for (const one of walls) offer({ is: "wall", one }, nearestAlong(one.points, place).away, YIELDED * reach);
  return nearest;
}

/** So many of the walls at most, those that come nearest to a place, in their order. */
export function wallsNear(walls: readonly Wall[], place: Point, most: number): readonly Wall[] {
  if (walls.length <= most) return walls;
  const nearest = walls
    .map((wall) => ({ wall, away: nearestAlong(wall.points, place).away }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, most);
  const near = new Set(nearest.map(({ wall }) => wall));
  return walls.filter((wall) => near.has(wall));
}

/** What doors lie on and walls end at: walls, and the outlines of drawn rooms. */
export const wallLines = (
  walls: readonly Pick<Wall, "points">[],
  rooms: SceneDocument["rooms"],
): Points[] => [
  ...walls.map(({ points }) => points),
  ...rooms.map(({ outline }) => [...outline, ...outline.slice(0, 2)]),
];

interface Near {
  /** In pixels. */
  readonly reach: number;
  /** Where a place stands on the grid. */
  readonly onGrid: (place: Point) => Point;
}

/** Whether a place is further than `reach` from the box around a side: asked of each side at each step of a drag. */
const isFar = ([x1, y1, x2, y2]: Side, { x, y }: Point, reach: number): boolean =>
  x < Math.min(x1, x2) - reach ||
  x > Math.max(x1, x2) + reach ||
  y < Math.min(y1, y2) - reach ||
  y > Math.max(y1, y2) + reach;

/** The side that both places are near to, the nearest one. */
function sideNear(lines: readonly Points[], from: Point, to: Point, reach: number): Side | undefined {
  let nearest: Side | undefined;
  let least = reach;
  for (const line of lines) {
    for (const side of sidesOf(line)) {
      if (isFar(side, from, least) || isFar(side, to, least)) continue;
      const away = Math.max(distance(nearestOn(side, from), from), distance(nearestOn(side, to), to));
      if (away > least) continue;
      nearest = side;
      least = away;
    }
  }
  return nearest;
}

/** A place on the line that it is near to, else on the grid: along the line it follows the grid as well. */
export function ontoLine(lines: readonly Points[], place: Point, { reach, onGrid }: Near): Point {
  const side = sideNear(lines, place, place, reach);
  return rounded(side === undefined ? onGrid(place) : nearestOn(side, onGrid(place)));
}

/** Where a corner near a place stands: on another line's corner, so that no light passes between them; else on a line. */
export function joinedCorner(lines: readonly Points[], place: Point, near: Near): Point {
  let corner: Point | undefined;
  let least = near.reach;
  for (const line of lines) {
    for (let at = 0; at + 1 < line.length; at += 2) {
      const one = { x: line[at] ?? 0, y: line[at + 1] ?? 0 };
      const away = distance(one, place);
      if (away > least) continue;
      corner = one;
      least = away;
    }
  }
  return corner ?? ontoLine(lines, place, near);
}

/**
 * The two ends of a door that is drawn from one place to another: along the wall that both are near to, else each where a
 * wall's corner would stand. Undefined where they are one place.
 */
export function doorBetween(
  lines: readonly Points[],
  from: Point,
  to: Point,
  near: Near,
): number[] | undefined {
  const side = sideNear(lines, from, to, near.reach);
  const [start, end] = [from, to].map((place) =>
    side === undefined ? joinedCorner(lines, place, near) : rounded(nearestOn(side, near.onGrid(place))),
  );
  if (start === undefined || end === undefined || distance(start, end) < 1) return undefined;
  return [start.x, start.y, end.x, end.y];
}

/** A line with one of its corners, counted from 0, elsewhere; one that is closed stays closed. */
export function withLineCorner(points: Points, corner: number, to: Point): number[] {
  const moved = withCorner(points, corner, to);
  const last = points.length / 2 - 1;
  if (!isRing(points) || (corner !== 0 && corner !== last)) return moved;
  return withCorner(moved, corner === 0 ? last : 0, to);
}

/** The part of a line between two places on it, in pixels along it; empty where it has no length. */
function partOf(points: Points, start: number, end: number): number[] {
  const part: number[] = [];
  let before = 0;
  for (const side of sidesOf(points)) {
    const length = lengthOf(side);
    const [from, to] = [Math.max(start, before), Math.min(end, before + length)];
    if (from < to) {
      const ends = [from, to].map((along) => rounded(placeOn(side, (along - before) / length)));
      for (const { x, y } of part.length === 0 ? ends : ends.slice(1)) part.push(x, y);
    }
    before += length;
  }
  return part;
}

/** Whether there is anything of a line: a pixel at least. */
const isLine = (points: Points): boolean => totalOf(points) >= 1;

/**
 * The lines that a line becomes where it is cut at a place: two, or itself where it ends there. A closed one is cut at its
 * first corner too; where that is the place, half way round.
 */
export function cutLine(points: Points, place: Point): number[][] {
  const total = totalOf(points);
  const cutAt = (along: number) => [partOf(points, 0, along), partOf(points, along, total)].filter(isLine);
  const pieces = cutAt(nearestAlong(points, place).along);
  return pieces.length < 2 && isRing(points) ? cutAt(total / 2) : pieces;
}

/** The lines that are left of a line without what lies between two places on it; of a closed one, the shorter way. */
export function withoutPart(points: Points, from: Point, to: Point): number[][] {
  const total = totalOf(points);
  const [start = 0, end = 0] = [from, to]
    .map((place) => nearestAlong(points, place).along)
    .toSorted((one, other) => one - other);
  const [first, last] = [partOf(points, 0, start), partOf(points, end, total)];
  if (!isRing(points)) return [first, last].filter(isLine);
  if (end - start > total / 2) return [partOf(points, start, end)].filter(isLine);
  return [last.length > 0 ? [...last, ...first.slice(2)] : first].filter(isLine);
}

/** The corner that is near to a place on a line, else the place itself: what is cut there has no short end. */
export function cornerOr(points: Points, place: Point, reach: number): Point {
  const corner = cornerAt(points, place, reach);
  if (corner === undefined) return place;
  return { x: points[2 * corner] ?? place.x, y: points[2 * corner + 1] ?? place.y };
}

const doorEnds = ({ points: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: Door): [Point, Point] => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

/** Whether a door lies along a line, which then leaves it room (`barriersOf`). */
function liesOn(points: Points, door: Door): boolean {
  const [from, to] = doorEnds(door);
  const [start, end] = [nearestAlong(points, from), nearestAlong(points, to)];
  const between = Math.abs(end.along - start.along);
  const way = isRing(points) ? Math.min(between, totalOf(points) - between) : between;
  const isNear = start.away <= DOOR_REACH && end.away <= DOOR_REACH;
  return isNear && Math.abs(way - distance(from, to)) <= 2 * DOOR_REACH;
}

/** A line that goes on to the ends of a door that it ends a little beside: nobody steps through there. */
const joinedTo =
  (ends: readonly Point[]) =>
  (line: Points): number[] => {
    const beside = (x = 0, y = 0) => {
      const end = ends.find((one) => distance(one, { x, y }) <= DOOR_REACH);
      return end === undefined || (end.x === x && end.y === y) ? [] : [end.x, end.y];
    };
    return [...beside(line[0], line[1]), ...line, ...beside(line.at(-2), line.at(-1))];
  };

/** The nearest place before an end of a door where a line stands, as near as a shut door would be joined to it. */
function beforeEnd(lines: readonly Points[], end: Point, other: Point): number[] {
  const outward = {
    x: (end.x - other.x) / distance(end, other),
    y: (end.y - other.y) / distance(end, other),
  };
  const places = lines.flatMap((line) => [...sidesOf(line)].map((side) => nearestOn(side, end)));
  const [nearest] = places
    .map((place) => ({ place: rounded(place), away: distance(place, end) }))
    .filter(({ place: { x, y }, away }) => {
      const ahead = (x - end.x) * outward.x + (y - end.y) * outward.y;
      return away <= JAMB_REACH && ahead > away / 2;
    })
    .toSorted((one, next) => one.away - next.away);
  return nearest ? [nearest.place.x, nearest.place.y] : [];
}

/** Whether a window in a door's place could be seen through: a drawn room's outline leaves room for doors alone. */
export const mayBeWindow = (door: Door, rooms: SceneDocument["rooms"]): boolean =>
  !wallLines([], rooms).some((outline) => liesOn(outline, door));

/**
 * The change that puts a window in a door's place: files of map makers do not tell them apart (product §2.21.7). Walls that
 * the door lies on are cut there, as they were open for the door, and end at the window; it goes on to what stands a little
 * before its ends, as a shut door does. `newId` names what is new, the window first.
 */
export function windowInsteadOf(
  { walls }: Pick<Fixtures, "walls">,
  rooms: SceneDocument["rooms"],
  door: Door,
  newId: () => string,
): WallChange {
  const [from, to] = doorEnds(door);
  const isCut = (wall: Wall) => wall.kind !== "window" && liesOn(wall.points, door);
  const lines = wallLines(
    walls.filter((wall) => !isCut(wall)),
    rooms,
  );
  const points = [...beforeEnd(lines, from, to), ...door.points, ...beforeEnd(lines, to, from)];
  const window: Wall = { id: newId(), kind: "window", points };
  const cut = walls
    .filter(isCut)
    .map((wall) => ({ wall, left: withoutPart(wall.points, from, to).map(joinedTo(doorEnds(door))) }));
  return {
    remove: [door.id, ...cut.flatMap(({ wall, left }) => (left.length === 0 ? [wall.id] : []))],
    walls: [
      window,
      ...cut.flatMap(({ wall, left }) =>
        left.map((line, at) => ({ ...wall, id: at === 0 ? wall.id : newId(), points: line })),
      ),
    ],
  };
}

/** The door that a change turns and does nothing else; undefined where there is more to it. */
export function turnedDoor(
  { doors }: Pick<Fixtures, "doors">,
  change: WallChange,
): { readonly id: string; readonly state: DoorState } | undefined {
  const [door, ...others] = change.doors ?? [];
  const touched = [change.remove, change.walls, change.lights, others];
  if (door === undefined || change.clear || touched.some((some) => some && some.length > 0)) return undefined;
  const before = doors.find(({ id }) => id === door.id);
  const stays = before?.points.every((value, at) => value === door.points[at]);
  return stays && before?.state !== door.state ? { id: door.id, state: door.state } : undefined;
}
