import type { Grid } from "../../documents/sceneSchema";

/** In scene pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Counted from 0 at the top left of the scene, a cell that its edge cuts included. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Rows of hexagons that touch are so many cells' sizes apart. */
const HEX_ROW = Math.sqrt(3) / 2;

/** To the precision that scenes are kept in. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
const pointOf = (x: number, y: number): Point => ({ x: toTenths(x), y: toTenths(y) });

const rowHeight = ({ kind, size }: Grid) => (kind === "hexagon" ? size * HEX_ROW : size);

/** Where cell 0, 0 begins: at the scene's corner or before it by less than a cell. */
const originOf = (grid: Grid): Point => {
  const before = (offset: number, step: number) => {
    const rest = offset % step;
    return rest > 0 ? rest - step : rest;
  };
  // Two rows at a time, so that the odd rows of hexagons stay the shifted ones.
  const step = grid.kind === "hexagon" ? 2 * rowHeight(grid) : rowHeight(grid);
  return { x: before(grid.offsetX, grid.size), y: before(grid.offsetY, step) };
};

const isOdd = (row: number) => Math.abs(row % 2) === 1;

/** The centre of a cell, to tenths of a pixel. Odd rows of hexagons are half a cell further right. */
export function centreOf(grid: Grid, { column, row }: Cell): Point {
  const origin = originOf(grid);
  const shift = grid.kind === "hexagon" && isOdd(row) ? 1 : 0.5;
  return pointOf(origin.x + (column + shift) * grid.size, origin.y + row * rowHeight(grid) + grid.size / 2);
}

/** The nearest whole number, 0 rather than -0. */
const nearest = (value: number): number => Math.round(value) + 0;

/** The cell that a point lies in; of hexagons, the one with the nearest centre. */
export function cellAt(grid: Grid, { x, y }: Point): Cell {
  const origin = originOf(grid);
  const height = rowHeight(grid);
  if (grid.kind !== "hexagon") {
    return { column: Math.floor((x - origin.x) / grid.size), row: Math.floor((y - origin.y) / grid.size) };
  }
  const nearRow = nearest((y - origin.y - grid.size / 2) / height);
  const candidates = [nearRow - 1, nearRow, nearRow + 1].map((row) => {
    const shift = isOdd(row) ? 1 : 0.5;
    return { column: nearest((x - origin.x) / grid.size - shift), row };
  });
  const distance = (cell: Cell) => {
    const centre = centreOf(grid, cell);
    return Math.hypot(centre.x - x, centre.y - y);
  };
  return candidates.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

/**
 * The place nearest to `point` where a token of `size` cells a side stands on the grid: small ones in quarters of
 * squares, others with their corner on a square's corner; on hexagons all in a hexagon's centre. Without a grid the
 * point itself.
 */
export function snapped(grid: Grid, point: Point, size: number): Point {
  if (grid.kind === "none") return pointOf(point.x, point.y);
  if (grid.kind === "hexagon") return centreOf(grid, cellAt(grid, point));
  const origin = originOf(grid);
  const step = size < 1 ? grid.size / 2 : grid.size;
  const half = (size * grid.size) / 2;
  const along = (value: number, start: number) =>
    start + Math.round((value - half - start) / step) * step + half;
  return pointOf(along(point.x, origin.x), along(point.y, origin.y));
}

/**
 * One square or hexagon further: `dx` and `dy` are -1, 0 or 1. Hexagons have no neighbour straight above: `dy` alone
 * goes left and right in turn, so that two steps are straight.
 */
export function stepped(grid: Grid, point: Point, dx: number, dy: number, size: number): Point {
  const from = snapped(grid, point, size);
  if (grid.kind !== "hexagon") {
    return grid.kind === "none"
      ? pointOf(from.x + dx * grid.size, from.y + dy * grid.size)
      : snapped(grid, { x: from.x + dx * grid.size, y: from.y + dy * grid.size }, size);
  }
  const { column, row } = cellAt(grid, from);
  if (dy === 0) return centreOf(grid, { column: column + dx, row });
  const right = isOdd(row) ? 1 : 0;
  const side = dx === 0 ? 0 : dx > 0 ? right : right - 1;
  return centreOf(grid, { column: column + side, row: row + dy });
}

const LETTERS = 26;

function columnName(column: number): string {
  const rest = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? rest : columnName(Math.floor(column / LETTERS) - 1) + rest;
}

/** "B7" is the second column's seventh cell; undefined outside of the scene, and without a grid. */
export function cellLabel(grid: Grid, { column, row }: Cell): string | undefined {
  if (grid.kind === "none" || column < 0 || row < 0) return undefined;
  return `${columnName(column)}${row + 1}`;
}

/** The cell of a label as people type it ("b7", "B 7"), or undefined. */
export function readCell(text: string): Cell | undefined {
  const [, letters, number] = /^\s*([A-Za-z]{1,2})\s*([1-9]\d{0,2})\s*$/.exec(text) ?? [];
  if (letters === undefined || number === undefined) return undefined;
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64,
    0,
  );
  return { column: column - 1, row: Number(number) - 1 };
}
