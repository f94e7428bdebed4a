import type { SceneDocument } from "../../documents/scene";
import type { Grid } from "../../documents/sceneSchema";
import { type Point, snapped, toTenths } from "./grid";
import { isInside, type Points } from "./shapes";

type DrawnRoom = SceneDocument["rooms"][number];

/** The drawn room that lies uppermost at a place. */
export const drawnRoomAt = (rooms: readonly DrawnRoom[], point: Point): DrawnRoom | undefined =>
  rooms.findLast(({ outline }) => isInside([{ outline, holes: [] }], point));

/** Which of an outline's corners, counted from 0, is nearest to a place and no further away than `reach`. */
export function cornerAt(outline: Points, { x, y }: Point, reach: number): number | undefined {
  const distances = Array.from({ length: outline.length / 2 }, (_, corner) =>
    Math.hypot((outline[2 * corner] ?? 0) - x, (outline[2 * corner + 1] ?? 0) - y),
  );
  const nearest = Math.min(...distances);
  return nearest <= reach ? distances.indexOf(nearest) : undefined;
}

/** The outline with one of its corners elsewhere. */
export const withCorner = (outline: Points, corner: number, { x, y }: Point): number[] =>
  outline.map((value, at) => (at === 2 * corner ? toTenths(x) : at === 2 * corner + 1 ? toTenths(y) : value));

/** The outline, all of it moved. */
export const movedBy = (outline: Points, dx: number, dy: number): number[] =>
  outline.map((value, at) => toTenths(value + (at % 2 === 0 ? dx : dy)));

/** Where a corner near a place stands: on a square's corners, middle or middles of sides; without squares there. */
export const snappedCorner = (grid: Grid | undefined, { x, y }: Point): Point =>
  grid?.kind === "square" ? snapped(grid, { x, y }, 0) : { x: toTenths(x), y: toTenths(y) };
