import type { Door, LightLevel, SceneLight, Wall } from "../documents/wallSchema";
import type { Place } from "./walledPlaces";
import type { WalledScene } from "./walledScenes";

/*
 * What a group sees, by a line from each eye to each place that asks every wall: slow, and nothing of what it is compared
 * with (`table/sight`). Doors stand free, or on the line of a wall.
 */

/** Somebody on a scene, lengths in pixels. */
export interface RayToken extends Place {
  readonly id: string;
  readonly kind: "character" | "creature" | "object";
  /** In cells. */
  readonly size: number;
  readonly hidden: boolean;
  readonly isEye: boolean;
  readonly darkvision: number;
  readonly light: number;
}

export interface RayScene extends Pick<WalledScene, "width" | "height" | "walls" | "rooms" | "grid"> {
  readonly doors: readonly Door[];
  readonly lights: readonly SceneLight[];
  readonly light: LightLevel;
}

/** What stops steps or sight there. */
type Stands = Pick<RayScene, "walls" | "doors" | "rooms">;

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Obstacles {
  readonly solid: readonly Line[];
  /** Sides of outlines that are seen past their first side. */
  readonly objects: readonly Line[];
  readonly openDoors: readonly Line[];
}

/** So near to a border of what is seen, in pixels, both answers are right. */
const BORDER = 2;
/** In cells, without any light. */
const TOUCH = 0.75;
const DUSK_METRES = 12;
/** On a line so near, in pixels. */
const NEAR = 0.02;

function linesOf(points: readonly number[]): Line[] {
  const lines: Line[] = [];
  for (let at = 2; at + 1 < points.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(at - 2, at + 2);
    if (x1 !== x2 || y1 !== y2) lines.push({ x1, y1, x2, y2 });
  }
  return lines;
}

const isClosed = (points: readonly number[]) =>
  points.length >= 8 && points[0] === points.at(-2) && points[1] === points.at(-1);
const isSeenInto = ({ kind, points }: Wall) => kind === "object" && isClosed(points);

const linesOfRooms = (rooms: RayScene["rooms"]): Line[] =>
  rooms.flatMap(({ outline }) => linesOf([...outline, ...outline.slice(0, 2)]));

const linesOfDoors = (doors: readonly Door[]): Line[] => doors.flatMap(({ points }) => linesOf(points));

const isShut = ({ state }: Door) => state !== "open";

/** What stops the eye. */
function sightObstacles({ walls, doors, rooms }: Stands): Obstacles {
  const solid = walls.filter((wall) => wall.kind !== "window" && !isSeenInto(wall));
  return {
    solid: [
      ...solid.flatMap(({ points }) => linesOf(points)),
      ...linesOfRooms(rooms),
      ...linesOfDoors(doors.filter(isShut)),
    ],
    objects: walls.filter(isSeenInto).flatMap(({ points }) => linesOf(points)),
    openDoors: linesOfDoors(doors.filter((door) => !isShut(door))),
  };
}

/** What stops steps. */
function stepObstacles({ walls, doors, rooms }: Stands): Obstacles {
  const solid = walls.filter(({ kind }) => kind !== "object");
  return {
    solid: [
      ...solid.flatMap(({ points }) => linesOf(points)),
      ...linesOfRooms(rooms),
      ...linesOfDoors(doors.filter(isShut)),
    ],
    objects: [],
    openDoors: linesOfDoors(doors.filter((door) => !isShut(door))),
  };
}

/** Twice the area to the left of a line: its sign is the side that a place lies on. */
const turn = ({ x1, y1, x2, y2 }: Line, { x, y }: Place): number =>
  (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

function distanceTo({ x1, y1, x2, y2 }: Line, { x, y }: Place): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const within = Math.min(Math.max(share, 0), 1);
  return Math.hypot(x1 + dx * within - x, y1 + dy * within - y);
}

/** Where the way between two places goes through a line, its ends included; not where one of the places is on it. */
function crossing(line: Line, from: Place, to: Place): Place | undefined {
  const way = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  const [before, after] = [turn(line, from), turn(line, to)];
  if (before * after >= 0) return undefined;
  const [one, other] = [
    { x: line.x1, y: line.y1 },
    { x: line.x2, y: line.y2 },
  ].map((end) => turn(way, end));
  if ((one ?? 0) * (other ?? 0) > 0) return undefined;
  const share = before / (before - after);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A door of a wall lies on its line. */
const liesOn = (wall: Line, door: Line) =>
  distanceTo(wall, { x: door.x1, y: door.y1 }) <= NEAR &&
  distanceTo(wall, { x: door.x2, y: door.y2 }) <= NEAR;

const isBetween = ({ solid, objects, openDoors }: Obstacles, from: Place, to: Place): boolean => {
  const stops = (line: Line) => {
    const at = crossing(line, from, to);
    if (at === undefined || distanceTo(line, from) <= NEAR) return false;
    return !openDoors.some((door) => distanceTo(door, at) <= NEAR && liesOn(line, door));
  };
  return solid.some(stops) || objects.filter(stops).length > 1;
};

/** So near to the end of a wall, in pixels, a step passes it or is stopped by it. */
const GRAZE = 0.5;

/** Whether somebody may step from one place to another. */
export function stepOf(scene: Stands, from: Place, to: Place): "free" | "stopped" | "border" {
  const obstacles = stepObstacles(scene);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return "free";
  const [x, y] = [(-(to.y - from.y) / length) * GRAZE, ((to.x - from.x) / length) * GRAZE];
  const isStopped = isBetween(obstacles, from, to);
  const beside = [1, -1].map((side) => ({ x: x * side, y: y * side }));
  const isSure = beside.every(
    (by) =>
      isBetween(obstacles, { x: from.x + by.x, y: from.y + by.y }, { x: to.x + by.x, y: to.y + by.y }) ===
      isStopped,
  );
  if (!isSure) return "border";
  return isStopped ? "stopped" : "free";
}

const isOn = ({ x, y }: Place, { width, height }: Pick<RayScene, "width" | "height">) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The middles of the cells that somebody fills. */
function cellsOf({ x, y, size }: RayToken, cell: number): Place[] {
  if (size <= 1) return [{ x, y }];
  const places: Place[] = [];
  for (let column = 0; column < size; column += 1)
    for (let row = 0; row < size; row += 1)
      places.push({ x: x + (column + 0.5 - size / 2) * cell, y: y + (row + 0.5 - size / 2) * cell });
  return places;
}

const around = ({ x, y }: Place): Place[] =>
  Array.from({ length: 8 }, (_, at) => {
    const angle = (at / 8) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * BORDER, y: y + Math.sin(angle) * BORDER };
  });

export type Seen = "seen" | "unseen" | "border";

/** What a group of eyes sees on a scene as it stands. */
export class Rays {
  readonly #scene: RayScene;
  readonly #obstacles: Obstacles;
  readonly #eyes: readonly RayToken[];
  readonly #lamps: readonly (Place & { readonly range: number })[];

  constructor(scene: RayScene, tokens: readonly RayToken[]) {
    this.#scene = scene;
    this.#obstacles = sightObstacles(scene);
    const there = tokens.filter(({ hidden }) => !hidden);
    this.#eyes = there.filter(({ isEye }) => isEye);
    const carried = there.filter(({ light }) => light > 0);
    this.#lamps = [...scene.lights, ...carried.map(({ x, y, light }) => ({ x, y, range: light }))];
  }

  #reach({ darkvision, light }: RayToken): number {
    const { grid, light: level } = this.#scene;
    const own = Math.max(darkvision, light, TOUCH * grid.size);
    if (level === "dark") return own;
    return level === "day"
      ? Number.POSITIVE_INFINITY
      : Math.max(own, (DUSK_METRES / grid.unit.perCell) * grid.size);
  }

  #isLit(place: Place): boolean {
    return this.#lamps.some(
      (lamp) =>
        Math.hypot(lamp.x - place.x, lamp.y - place.y) <= lamp.range &&
        !isBetween(this.#obstacles, lamp, place),
    );
  }

  /** Whether this one sees a place, from where it stands or from another place. */
  #sees(eye: RayToken, from: Place, place: Place): boolean {
    if (isBetween(this.#obstacles, from, place)) return false;
    return Math.hypot(from.x - place.x, from.y - place.y) <= this.#reach(eye) || this.#isLit(place);
  }

  #seesPlace(place: Place): Seen {
    const sees = (at: Place) => this.#eyes.some((eye) => this.#sees(eye, eye, at));
    const middle = sees(place);
    if (around(place).some((at) => sees(at) !== middle)) return "border";
    if (!middle) return "unseen";
    // What hangs over the scene's edge is on no scene, nor behind a wall of it.
    return isOn(place, this.#scene) ? "seen" : "border";
  }

  /** Whether the group sees somebody: where it sees the middle of one of their cells. */
  sees(token: RayToken): Seen {
    const seen = cellsOf(token, this.#scene.grid.size).map((place) => this.#seesPlace(place));
    if (seen.includes("seen")) return "seen";
    return seen.includes("border") ? "border" : "unseen";
  }

  /** Whether somebody may have been seen by an eye from some place on its way, or from a border of one. */
  maySeeOn(eye: RayToken, way: readonly Place[], token: RayToken): boolean {
    const places = cellsOf(token, this.#scene.grid.size).flatMap((place) => [place, ...around(place)]);
    return way.some((from) => places.some((place) => this.#sees(eye, from, place)));
  }
}

/** Places on a way of straight legs, so many pixels apart. */
export function placesOn(way: readonly Place[], apart: number): Place[] {
  return way.flatMap((to, at) => {
    const from = way[at - 1];
    if (from === undefined) return [to];
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / apart));
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * (part + 1)) / parts,
      y: from.y + ((to.y - from.y) * (part + 1)) / parts,
    }));
  });
}
