import type { Grid } from "../../documents/sceneSchema";
import { type Point, snapped } from "../scene/grid";
import { distanceToSide } from "../scene/shapes";
import type { Barriers } from "./barriers";
import { crossingOf, ON_LINE } from "./segments";

/** What somebody's way ended at before its end. */
export type Stop = "wall" | "door";

export interface Walk {
  /** Where it ends. */
  readonly to: Point;
  /** x and y in turn, from where it began to where it ends. */
  readonly way: readonly number[];
  readonly stopped?: Stop;
}

interface Walker {
  readonly grid: Grid;
  /** The side of the token, in cells. */
  readonly size: number;
  /** Undefined where nothing ends: the grid's last cells may reach beyond a scene. */
  readonly scene?: { readonly width: number; readonly height: number } | undefined;
}

const isWithin = ({ x, y }: Point, scene: Walker["scene"]): boolean =>
  scene === undefined || (x >= 0 && y >= 0 && x <= scene.width && y <= scene.height);

interface Obstacle {
  /** From 0 to 1 of the leg. */
  readonly along: number;
  readonly stop: Stop;
}

/**
 * The first side that a straight leg crosses or touches, but for those that it begins on. None ends on a side: the next
 * one would begin there, and go on beyond it.
 */
function obstacleOn(
  { steps: { count, ends }, isDoor }: Barriers,
  from: Point,
  to: Point,
): Obstacle | undefined {
  let nearest: Obstacle | undefined;
  for (let at = 0; at < count; at += 1) {
    const place = 4 * at;
    const x1 = ends[place] ?? 0;
    const y1 = ends[place + 1] ?? 0;
    const x2 = ends[place + 2] ?? 0;
    const y2 = ends[place + 3] ?? 0;
    const crossing = crossingOf([from.x, from.y, to.x, to.y], { x1, y1, x2, y2 });
    const along = crossing?.along ?? (distanceToSide(x1, y1, x2, y2, to.x, to.y) <= ON_LINE ? 1 : undefined);
    if (along === undefined || along >= (nearest?.along ?? 2)) continue;
    if (distanceToSide(x1, y1, x2, y2, from.x, from.y) <= ON_LINE) continue;
    nearest = { along, stop: isDoor[at] === 1 ? "door" : "wall" };
  }
  return nearest;
}

/** Nearer to a wall nobody is stopped, in cells. */
const CLEARANCE = 0.25;

/** How far along a leg a token comes before an obstacle: the furthest place of the grid that it reaches straight. */
function placeBefore(
  barriers: Barriers,
  from: Point,
  to: Point,
  { along }: Obstacle,
  { grid, size, scene }: Walker,
): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = along * length - CLEARANCE * grid.size;
  for (let walked = reach; walked > 0; walked -= grid.size / 4) {
    const share = walked / length;
    const near = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const place = snapped(grid, near, size);
    if (isWithin(place, scene) && obstacleOn(barriers, from, place) === undefined) return place;
  }
  return from;
}

/**
 * A player's way past walls and closed doors: leg by leg from `from` along `path` (x and y in turn), up to the first that
 * stops it. A wall that runs through where a leg begins stops nothing.
 */
export function walk(barriers: Barriers, from: Point, path: readonly number[], walker: Walker): Walk {
  const way = [from.x, from.y];
  let at = from;
  for (let place = 0; place + 1 < path.length; place += 2) {
    const to = { x: path[place] ?? 0, y: path[place + 1] ?? 0 };
    const obstacle = obstacleOn(barriers, at, to);
    if (obstacle !== undefined) {
      const end = placeBefore(barriers, at, to, obstacle, walker);
      return { to: end, way: [...way, end.x, end.y], stopped: obstacle.stop };
    }
    way.push(to.x, to.y);
    at = to;
  }
  return { to: at, way };
}
