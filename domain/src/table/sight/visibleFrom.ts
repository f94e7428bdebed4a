import type { Point } from "../scene/grid";
import { isOnLine, ON_LINE, type Segments } from "./segments";

/*
 * What an eye sees: around the eye, between two neighbouring ends of walls, one wall is the nearest all along, since
 * none crosses another (`withoutCrossings`). Each such gap is asked by the line through its middle, which meets no end.
 */

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Eye extends Point {
  /** How far it sees, in pixels. */
  readonly range: number;
  /** How far into a wall it sees, in pixels: so that one sees the wall itself. */
  readonly depth?: number;
}

/** Of a circle, so many corners; and so often a long wall is asked how deep one sees into it. */
const ARC_STEP = (2 * Math.PI) / 72;
const SAME_ANGLE = 1e-11;

/** Walls around an eye, as the eye has them: their ends from it, in the order of turning. */
interface Around {
  count: number;
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly ex: Float64Array;
  readonly ey: Float64Array;
  /** Distance by direction d: `cross / (dx * ey - dy * ex)`. */
  readonly cross: Float64Array;
  readonly isObject: Uint8Array;
  /** 1 where it lies across the direction that turning begins from: it is met from the start. */
  readonly isFirst: Uint8Array;
}

interface Events {
  readonly angles: number[];
  readonly dx: number[];
  readonly dy: number[];
  /** The wall that begins (+1) or ends (-1) there, by its number from 1 on; 0 for neither. */
  readonly walls: number[];
}

const around = (count: number): Around => ({
  count: 0,
  ax: new Float64Array(count),
  ay: new Float64Array(count),
  ex: new Float64Array(count),
  ey: new Float64Array(count),
  cross: new Float64Array(count),
  isObject: new Uint8Array(count),
  isFirst: new Uint8Array(count),
});

/** The square of how far a piece is from the eye, which is at 0, 0. */
function nearestSquare(ax: number, ay: number, ex: number, ey: number): number {
  const length = ex * ex + ey * ey;
  const share = length === 0 ? 0 : Math.min(Math.max(-(ax * ex + ay * ey) / length, 0), 1);
  const [x, y] = [ax + ex * share, ay + ey * share];
  return x * x + y * y;
}

/** Notes a wall and its two ends. Walls through the eye, of no length or seen from their end hide nothing. */
function addWall(
  known: Around,
  events: Events,
  wall: readonly [number, number, number, number],
  isObject: boolean,
  range: number,
) {
  let [ax, ay, bx, by] = wall;
  const cross = ax * by - ay * bx;
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0 || Math.abs(cross) <= ON_LINE * length * 0.001) return;
  const near = nearestSquare(ax, ay, bx - ax, by - ay);
  if (near > range * range || near <= ON_LINE * ON_LINE) return;
  if (cross < 0) [ax, ay, bx, by] = [bx, by, ax, ay];
  const at = known.count;
  known.ax[at] = ax;
  known.ay[at] = ay;
  known.ex[at] = bx - ax;
  known.ey[at] = by - ay;
  known.cross[at] = Math.abs(cross);
  known.isObject[at] = isObject ? 1 : 0;
  known.count += 1;
  const start = addEvent(events, ax, ay, at + 1);
  known.isFirst[at] = start > addEvent(events, bx, by, -(at + 1)) ? 1 : 0;
  addArcEnds(events, ax, ay, bx - ax, by - ay, range);
}

/** Answers its angle, from -π to π. */
function addEvent({ angles, dx, dy, walls }: Events, x: number, y: number, wall: number): number {
  const angle = Math.atan2(y, x);
  angles.push(angle);
  dx.push(x);
  dy.push(y);
  walls.push(wall);
  return angle;
}

/** Where a wall leaves the circle that the eye sees to. */
function addArcEnds(events: Events, ax: number, ay: number, ex: number, ey: number, range: number): void {
  const a = ex * ex + ey * ey;
  const b = ax * ex + ay * ey;
  const root = b * b - a * (ax * ax + ay * ay - range * range);
  if (root <= 0) return;
  for (const sign of [-1, 1]) {
    const share = (-b + sign * Math.sqrt(root)) / a;
    if (share > 0 && share < 1) addEvent(events, ax + ex * share, ay + ey * share, 0);
  }
}

/** The walls that a direction meets now, in no order. */
class Met {
  readonly #walls: number[] = [];
  readonly #places: Int32Array;

  constructor(count: number) {
    this.#places = new Int32Array(count).fill(-1);
  }

  add(wall: number): void {
    if ((this.#places[wall] ?? -1) >= 0) return;
    this.#places[wall] = this.#walls.length;
    this.#walls.push(wall);
  }

  remove(wall: number): void {
    const place = this.#places[wall] ?? -1;
    if (place < 0) return;
    const last = this.#walls.pop() ?? wall;
    if (last !== wall) {
      this.#walls[place] = last;
      this.#places[last] = place;
    }
    this.#places[wall] = -1;
  }

  /** The wall that sight ends at in a direction: the nearest, or the second side of objects where that comes first. */
  nearest({ cross, ex, ey, isObject }: Around, dx: number, dy: number): number {
    let [wall, distance] = [-1, Number.POSITIVE_INFINITY];
    let [first, second, secondWall] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1];
    let firstWall = -1;
    for (const one of this.#walls) {
      const to = (cross[one] ?? 0) / (dx * (ey[one] ?? 0) - dy * (ex[one] ?? 0));
      if (to < 0) continue;
      if (isObject[one] === 0) {
        if (to < distance) [wall, distance] = [one, to];
      } else if (to < first) {
        [second, secondWall] = [first, firstWall];
        [first, firstWall] = [to, one];
      } else if (to < second) [second, secondWall] = [to, one];
    }
    return second < distance ? secondWall : wall;
  }
}

function boundsOf({ count, ends }: Segments, { x, y }: Point, { width, height }: Size) {
  let [left, top, right, bottom] = [0, 0, width, height];
  for (let at = 0; at < 4 * count; at += 2) {
    const [endX = 0, endY = 0] = [ends[at], ends[at + 1]];
    left = Math.min(left, endX);
    right = Math.max(right, endX);
    top = Math.min(top, endY);
    bottom = Math.max(bottom, endY);
  }
  return { left: left - 1 - x, top: top - 1 - y, right: right + 1 - x, bottom: bottom + 1 - y };
}

function wallsAround(
  segments: Segments,
  { x, y }: Point,
  { width, height }: Size,
  range: number,
  turns: boolean,
) {
  const known = around(segments.count + 4);
  const events: Events = { angles: [], dx: [], dy: [], walls: [] };
  const { ends, objects } = segments;
  for (let at = 0; at < segments.count; at += 1) {
    const place = 4 * at;
    const wall = [
      (ends[place] ?? 0) - x,
      (ends[place + 1] ?? 0) - y,
      (ends[place + 2] ?? 0) - x,
      (ends[place + 3] ?? 0) - y,
    ] as const;
    addWall(known, events, wall, objects[at] === 1, range);
  }
  // A little beyond the scene's edge, and beyond all walls: none crosses it.
  const { left, top, right, bottom } = boundsOf(segments, { x, y }, { width, height });
  const edges = [
    [left, top, right, top],
    [right, top, right, bottom],
    [right, bottom, left, bottom],
    [left, bottom, left, top],
  ] as const;
  for (const edge of edges) addWall(known, events, edge, false, Number.POSITIVE_INFINITY);
  if (turns) {
    for (let angle = -Math.PI; angle < Math.PI; angle += ARC_STEP)
      addEvent(events, Math.cos(angle), Math.sin(angle), 0);
  }
  return { known, events };
}

/**
 * What an eye sees past walls, as far as its range and the scene's edges: one outline around it, x and y in turn; empty
 * for an eye outside of the scene. A wall through the eye hides nothing from it.
 */
export function visibleFrom(segments: Segments, eye: Eye, size: Size): number[] {
  const { range: wanted, depth = 0 } = eye;
  if (!(wanted > 0) || eye.x < 0 || eye.y < 0 || eye.x > size.width || eye.y > size.height) return [];
  const range = wanted >= Math.hypot(size.width, size.height) + 2 ? Number.POSITIVE_INFINITY : wanted;
  const turns = Number.isFinite(range) || depth > 0;
  const { known, events } = wallsAround(segments, eye, size, range, turns);
  const { angles, dx, dy, walls } = events;
  const order = Array.from({ length: angles.length }, (_, at) => at).sort(
    (one, other) => (angles[one] ?? 0) - (angles[other] ?? 0),
  );
  const met = new Met(known.count);
  for (let wall = 0; wall < known.count; wall += 1) if (known.isFirst[wall] === 1) met.add(wall);
  const outline = new Outline(eye, known, range, depth);
  for (let at = 0; at < order.length; at += 1) {
    const [one = 0, next = 0] = [order[at], order[(at + 1) % order.length]];
    const wall = walls[one] ?? 0;
    if (wall > 0) met.add(wall - 1);
    else if (wall < 0) met.remove(-wall - 1);
    const from = angles[one] ?? 0;
    const to = (angles[next] ?? 0) + (at + 1 === order.length ? 2 * Math.PI : 0);
    if (to - from < SAME_ANGLE) continue;
    const middle = (from + to) / 2;
    const [mx, my] = [Math.cos(middle), Math.sin(middle)];
    outline.add(
      met.nearest(known, mx, my),
      [mx, my],
      [dx[one] ?? 0, dy[one] ?? 0],
      [dx[next] ?? 0, dy[next] ?? 0],
    );
  }
  return outline.points;
}

/** Where sight grazes a wall, it goes along it: so many times its depth at most. */
const DEEPEST = 4;
/** Cosine of how far one turns along one wall before a corner is kept. */
const LONG_TURN = Math.cos(Math.PI / 16);

const isWithin = (cosine: number, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  ax * bx + ay * by > cosine * Math.hypot(ax, ay) * Math.hypot(bx, by);

/** The border of what is seen, gap by gap. */
class Outline {
  readonly points: number[] = [];
  readonly #eye: Point;
  readonly #known: Around;
  readonly #range: number;
  readonly #depth: number;
  #last = -2;
  /** The direction of the last corner that is kept on the last wall. */
  #corner: readonly [number, number] = [1, 0];

  constructor(eye: Point, known: Around, range: number, depth: number) {
    this.#eye = eye;
    this.#known = known;
    this.#range = range;
    this.#depth = depth;
  }

  /** A gap between two directions, with the wall at its end. */
  add(
    wall: number,
    [mx, my]: readonly [number, number],
    from: readonly [number, number],
    to: readonly [number, number],
  ): void {
    const isFar = wall < 0 || this.#distance(wall, mx, my) > this.#range;
    if (isFar) {
      if (Number.isFinite(this.#range)) {
        this.#put(from, this.#range / Math.hypot(...from));
        this.#put(to, this.#range / Math.hypot(...to));
      }
      this.#last = -1;
      return;
    }
    // The same wall goes on: its earlier end is no corner, unless one sees deeper there.
    if (this.#last !== wall) {
      this.#put(from, this.#distance(wall, ...from), this.#deeper(wall, from));
      this.#corner = from;
    } else if (this.#depth === 0 || isWithin(LONG_TURN, this.#corner, to)) this.points.length -= 2;
    else this.#corner = from;
    this.#put(to, this.#distance(wall, ...to), this.#deeper(wall, to));
    this.#last = wall;
  }

  #distance(wall: number, dx: number, dy: number): number {
    const { cross, ex, ey } = this.#known;
    return (cross[wall] ?? 0) / (dx * (ey[wall] ?? 0) - dy * (ex[wall] ?? 0));
  }

  /** A corner in a direction, `deeper` pixels behind the wall there. */
  #put([dx, dy]: readonly [number, number], distance: number, deeper = 0): void {
    // A line along the wall meets it far away, or nowhere: its own end is where the gap ends then.
    const to = (Number.isFinite(distance) && distance > 0 ? distance : 1) + deeper / Math.hypot(dx, dy);
    this.points.push(this.#eye.x + dx * to, this.#eye.y + dy * to);
  }

  /** How far one sees on behind a wall in a direction: as deep as walls are, and not much further along it. */
  #deeper(wall: number, [dx, dy]: readonly [number, number]): number {
    if (this.#depth === 0) return 0;
    const { cross, ex, ey } = this.#known;
    const away = (cross[wall] ?? 0) / Math.hypot(ex[wall] ?? 0, ey[wall] ?? 0);
    const along = this.#distance(wall, dx, dy) * Math.hypot(dx, dy);
    return Math.min(along / away, DEEPEST) * this.#depth;
  }
}

/** Whether nothing of these walls is between two places; a wall that one of them is on is not between. */
export function isClear({ count, ends, objects }: Segments, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let sides = 0;
  for (let at = 0; at < count; at += 1) {
    const place = 4 * at;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      (ends[place] ?? 0) - from.x,
      (ends[place + 1] ?? 0) - from.y,
      (ends[place + 2] ?? 0) - from.x,
      (ends[place + 3] ?? 0) - from.y,
    ];
    const [ex, ey] = [x2 - x1, y2 - y1];
    const across = dx * ey - dy * ex;
    if (across === 0) continue;
    const along = (x1 * ey - y1 * ex) / across;
    const on = (x1 * dy - y1 * dx) / across;
    if (along <= 0 || along >= 1 || !isOnLine(on)) continue;
    if (nearestSquare(x1, y1, ex, ey) <= ON_LINE * ON_LINE) continue;
    if (objects[at] === 0) return false;
    sides += 1;
    if (sides > 1) return false;
  }
  return true;
}
