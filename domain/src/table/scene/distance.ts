import type { Grid } from "../../documents/sceneSchema";
import { gameOf } from "../../games/registry/games";
import type { SystemId } from "../../values/systemIds";
import { numberText } from "../../values/text/typedNumber";
import type { Space } from "./freePlaces";
import { cellAt, type Point } from "./grid";

/** Hexagons in axial coordinates, in which a step changes one of three differences. */
const axialOf = (grid: Grid, point: Point) => {
  const { column, row } = cellAt(grid, point);
  return { q: column - (row - Math.abs(row % 2)) / 2, r: row };
};

/**
 * In cells. D&D counts a diagonal of squares as one, and hexagons are counted by steps; the other games, zones, and a
 * map without a grid measure straight.
 */
function cellsBetween(grid: Grid, system: SystemId, from: Point, to: Point): number {
  if (grid.kind === "hexagon") {
    const [a, b] = [axialOf(grid, from), axialOf(grid, to)];
    const [dq, dr] = [b.q - a.q, b.r - a.r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }
  if (grid.kind === "square" && gameOf(system).diagonalsAreOne && grid.unit.name !== "zones") {
    const [a, b] = [cellAt(grid, from), cellAt(grid, to)];
    return Math.max(Math.abs(b.column - a.column), Math.abs(b.row - a.row));
  }
  return Math.hypot(to.x - from.x, to.y - from.y) / grid.size;
}

/** The length of a path of flat points (x and y in turn), in the grid's unit. */
export function pathLength(grid: Grid, system: SystemId, points: readonly number[]): number {
  let cells = 0;
  for (let index = 3; index < points.length; index += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(index - 3, index + 1);
    cells += cellsBetween(grid, system, { x, y }, { x: nextX, y: nextY });
  }
  return cells * grid.unit.perCell;
}

/** The centre of the cell that somebody fills which is nearest to a place. */
function nearestCell({ size: cell }: Grid, { x, y, size }: Space, to: Point): Point {
  const reach = (Math.max(size - 1, 0) / 2) * cell;
  const along = (from: number, way: number) => from + Math.min(Math.max(way, -reach), reach);
  return { x: along(x, to.x - x), y: along(y, to.y - y) };
}

/** How far two stand from each other, in the grid's unit: between the nearest cells of those that fill several. */
export function distanceBetween(grid: Grid, system: SystemId, one: Space, other: Space): number {
  const from = nearestCell(grid, one, other);
  const to = nearestCell(grid, other, from);
  return pathLength(grid, system, [from.x, from.y, to.x, to.y]);
}

/** "9 m", "4,5 m", "3 cases", "1 zone": metres to tenths, the others whole. */
export function distanceText({ unit }: Grid, length: number): string {
  if (unit.name === "m") return `${numberText(Math.round(length * 10) / 10)} m`;
  const whole = Math.round(length);
  return `${numberText(whole)} ${whole < 2 ? unit.name.slice(0, -1) : unit.name}`;
}
