import { toTenths } from "../../table/scene/grid";
import type { SceneSize } from "../../table/scene/sceneSize";

/** So far outside, in pixels, a line still lies on the edge: coordinates in squares are rounded. */
const EDGE = 0.25;

/** What of a map lies on its scene. */
export interface MapArea {
  /** Of the map, in pixels of the scene. */
  readonly map: SceneSize;
  /** Of the scene, a pixel less or more. */
  readonly scene: SceneSize;
}

const isBetween = (value: number, most: number) => value >= -EDGE && value <= most + EDGE;

export const isInArea = ({ map }: MapArea, x: number, y: number): boolean =>
  isBetween(x, map.width) && isBetween(y, map.height);

const clamped = (value: number, most: number) => toTenths(Math.min(Math.max(value, 0), most)) + 0;

/** A place at the edge, as it is kept. */
export const onScene = ({ scene }: MapArea, x: number, y: number): [number, number] => [
  clamped(x, scene.width),
  clamped(y, scene.height),
];

/** The shares of the way from `start` on by `change` between which it is from 0 to `most`. */
function shareWithin(start: number, change: number, most: number): [number, number] {
  if (change === 0) return isBetween(start, most) ? [0, 1] : [1, 0];
  const [one, other] = [(-EDGE - start) / change, (most + EDGE - start) / change];
  return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
}

/** Pieces of lines, as they come; what has no length is none. */
class Pieces {
  readonly all: number[][] = [];
  #last: number[] = [];

  add([x, y]: readonly [number, number]): void {
    const last = this.#last;
    if (last.at(-2) !== x || last.at(-1) !== y) last.push(x, y);
  }

  end(): void {
    if (this.#last.length >= 4) this.all.push(this.#last);
    this.#last = [];
  }
}

/** The pieces of a line (x and y in turn) within the area, to tenths of a pixel; none has no length. */
export function cutLine(area: MapArea, points: readonly number[]): number[][] {
  const pieces = new Pieces();
  for (let at = 2; at + 1 < points.length; at += 2) {
    const [x1 = 0, y1 = 0] = [points[at - 2], points[at - 1]];
    const [dx, dy] = [(points[at] ?? 0) - x1, (points[at + 1] ?? 0) - y1];
    const [left, right] = shareWithin(x1, dx, area.map.width);
    const [top, bottom] = shareWithin(y1, dy, area.map.height);
    const [from, to] = [Math.max(left, top), Math.min(right, bottom)];
    if (from > 0 || from > to) pieces.end();
    if (from > to) continue;
    pieces.add(onScene(area, x1 + dx * from, y1 + dy * from));
    pieces.add(onScene(area, x1 + dx * to, y1 + dy * to));
    if (to < 1) pieces.end();
  }
  pieces.end();
  return pieces.all;
}
