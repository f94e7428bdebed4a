import { type Grid, type Region, TILE_SIDE } from "../../documents/sceneSchema";
import type { StoredExplored } from "../../documents/sight";
import type { Point } from "../scene/grid";
import { type Box, type Points, ringsOf } from "../scene/shapes";

/** What the group has seen of a scene: squares of `step` pixels, each seen or not (product §2.21). */
export interface Explored {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** A bit a square, row by row. */
  readonly bits: Uint8Array;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In base64 that is 32 KB. */
const MAX_SQUARES = 24_000 * 8;
const SQUARES_OF_A_CELL = 4;

/** Nothing seen yet. Quarters of cells; larger ones where the scene has too many. */
export function nothingExplored({ width, height }: Size, { size }: Pick<Grid, "size">): Explored {
  let step = Math.max(size / SQUARES_OF_A_CELL, 4);
  const along = (length: number) => Math.ceil(length / step);
  while (along(width) * along(height) > MAX_SQUARES) step *= 2;
  const [columns, rows] = [along(width), along(height)];
  return { step, columns, rows, bits: new Uint8Array(Math.ceil((columns * rows) / 8)) };
}

const isSet = (bits: Uint8Array, at: number): boolean => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;

const put = (bits: Uint8Array, at: number): void => {
  bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
};

/** Whether the square at a place was seen; never outside of the scene. */
export function isExplored({ step, columns, rows, bits }: Explored, { x, y }: Point): boolean {
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
  return isSet(bits, row * columns + column);
}

/** Notes, by the row of squares, where the sides of a ring cross the middle of the row. */
function addCrossings(crossings: number[][], step: number, ring: Points): void {
  let [x1, y1] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [x2, y2] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    // As `isInside` has it: a side meets rows from its upper end on, its lower one excluded.
    const first = Math.max(0, Math.ceil(Math.min(y1, y2) / step - 0.5));
    const last = Math.min(crossings.length, Math.ceil(Math.max(y1, y2) / step - 0.5));
    for (let row = first; row < last; row += 1)
      crossings[row]?.push(x1 + ((x2 - x1) * ((row + 0.5) * step - y1)) / (y2 - y1));
    [x1, y1] = [x2, y2];
  }
}

/** Calls `take` with each run of squares in a row whose middles lie in an odd number of rings. */
function eachRun(
  { step, columns, rows }: Omit<Explored, "bits">,
  rings: readonly Points[],
  take: (row: number, from: number, to: number) => void,
): void {
  const crossingsOfRows = Array.from({ length: rows }, (): number[] => []);
  for (const ring of rings) addCrossings(crossingsOfRows, step, ring);
  for (const [row, crossings] of crossingsOfRows.entries()) {
    crossings.sort((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil((crossings[at] ?? 0) / step - 0.5));
      const to = Math.min(columns - 1, Math.floor((crossings[at + 1] ?? 0) / step - 0.5));
      if (from <= to) take(row, from, to);
    }
  }
}

/** What was seen by now, and what of it is new. */
export interface Seen {
  readonly explored: Explored;
  /** The box around what is new, and the squares of `TILE_SIDE` that it touches, as `column,row`; undefined for nothing. */
  readonly won: { readonly box: Box; readonly tiles: ReadonlySet<string> } | undefined;
}

const tileAt = (x: number, y: number): string => `${Math.floor(x / TILE_SIDE)},${Math.floor(y / TILE_SIDE)}`;

/** Those that a square touches: where four of them meet, it may lie in all. */
const addTiles = (tiles: Set<string>, left: number, top: number, step: number): void => {
  const [right, bottom] = [left + step, top + step];
  tiles.add(tileAt(left, top)).add(tileAt(right, top)).add(tileAt(left, bottom)).add(tileAt(right, bottom));
};

/** Of squares like those of `like`, the ones whose middles lie in one of some outlines. */
export function squaresOf(like: Explored, outlines: readonly Points[]): Explored {
  const bits = new Uint8Array(like.bits.length);
  for (const outline of outlines) {
    eachRun(like, [outline], (row, from, to) => {
      for (let column = from; column <= to; column += 1) put(bits, row * like.columns + column);
    });
  }
  return { ...like, bits };
}

/** The squares that two maps alike have both. */
export const sharedSquares = (one: Explored, other: Explored): Explored => ({
  ...one,
  bits: one.bits.map((byte, at) => byte & (other.bits[at] ?? 0)),
});

/** With the squares of other maps alike seen too. */
export function withSquares(explored: Explored, others: readonly Explored[]): Seen {
  const bits = explored.bits.slice();
  for (const other of others)
    for (const [at, byte] of other.bits.entries()) bits[at] = (bits[at] ?? 0) | byte;
  const { step, columns } = explored;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const tiles = new Set<string>();
  for (const [place, byte] of bits.entries()) {
    const fresh = byte & ~(explored.bits[place] ?? 0);
    for (let bit = 0; fresh >> bit !== 0; bit += 1) {
      if (((fresh >> bit) & 1) === 0) continue;
      const [column, row] = [(8 * place + bit) % columns, Math.floor((8 * place + bit) / columns)];
      const [left, top, right, bottom] = [column * step, row * step, (column + 1) * step, (row + 1) * step];
      box.left = Math.min(box.left, left);
      box.top = Math.min(box.top, top);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, bottom);
      addTiles(tiles, left, top, step);
    }
  }
  return tiles.size === 0
    ? { explored, won: undefined }
    : { explored: { ...explored, bits }, won: { box, tiles } };
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** The runs of seen squares of a row. */
function runsOf(
  { columns, bits }: Explored,
  row: number,
  first: number,
  last: number,
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let column = first; column <= last; column += 1) {
    if (!isSet(bits, row * columns + column)) continue;
    const before = runs.at(-1);
    if (before?.to === column - 1) before.to = column;
    else runs.push({ from: column, to: column });
  }
  return runs;
}

/**
 * What was seen, of all or within a box, as rectangles that do not overlap: equal runs of rows that follow each other are
 * one.
 */
export function exploredRectangles(explored: Explored, box?: Box): Box[] {
  const { step, columns, rows } = explored;
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  const [first, last] = box
    ? [within(Math.floor(box.left / step), columns), within(Math.ceil(box.right / step), columns)]
    : [0, columns - 1];
  const [top, bottom] = box
    ? [within(Math.floor(box.top / step), rows), within(Math.ceil(box.bottom / step), rows)]
    : [0, rows - 1];
  const boxes: Box[] = [];
  let open: Run[] = [];
  const close = ({ from, to, top: start }: Run, end: number) =>
    boxes.push({ left: from * step, right: (to + 1) * step, top: start * step, bottom: end * step });
  for (let row = top; row <= bottom + 1; row += 1) {
    const runs = row > bottom ? [] : runsOf(explored, row, first, last);
    const goesOn = (run: Run) => runs.some(({ from, to }) => from === run.from && to === run.to);
    for (const run of open) if (!goesOn(run)) close(run, row);
    open = [
      ...open.filter(goesOn),
      ...runs
        .filter(({ from, to }) => !open.some((run) => run.from === from && run.to === to))
        .map((run) => ({ ...run, top: row })),
    ];
  }
  return boxes;
}

/** The same as polygons, which touch each other. */
export const exploredRegion = (explored: Explored, box?: Box): Region =>
  exploredRectangles(explored, box).map(({ left, top, right, bottom }) => ({
    outline: [left, top, right, top, right, bottom, left, bottom],
    holes: [],
  }));

/** Twice as large squares, each seen where two of its four were. */
export function coarser({ step, columns, rows, bits }: Explored): Explored {
  const [wide, high] = [Math.ceil(columns / 2), Math.ceil(rows / 2)];
  const after = {
    step: 2 * step,
    columns: wide,
    rows: high,
    bits: new Uint8Array(Math.ceil((wide * high) / 8)),
  };
  const isSeen = (column: number, row: number) =>
    column < columns && row < rows && isSet(bits, row * columns + column);
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const [left, top] = [2 * column, 2 * row];
      const four = [
        isSeen(left, top),
        isSeen(left + 1, top),
        isSeen(left, top + 1),
        isSeen(left + 1, top + 1),
      ];
      if (four.filter(Boolean).length >= 2) put(after.bits, row * wide + column);
    }
  }
  return after;
}

/** Rectangles of what stays open when sight is switched off: beyond, fog has too many polygons. */
const MAX_OPEN = 900;

/** What was seen, as fog by hand holds it: in larger squares where it is ragged. */
export function openRegion(explored: Explored): Region {
  const region = exploredRegion(explored);
  return region.length <= MAX_OPEN ? region : openRegion(coarser(explored));
}

/** The squares whose middles lie in a region, by their numbers. */
function squaresIn(explored: Explored, region: Region): number[] {
  const squares: number[] = [];
  eachRun(explored, ringsOf(region), (row, from, to) => {
    for (let column = from; column <= to; column += 1) squares.push(row * explored.columns + column);
  });
  return squares;
}

/** With what lies in a region seen too. */
export function withOpened(explored: Explored, region: Region): Explored {
  const bits = explored.bits.slice();
  for (const at of squaresIn(explored, region)) put(bits, at);
  return { ...explored, bits };
}

/** With nothing of what lies in a region seen. */
export function withoutSeen(explored: Explored, region: Region): Explored {
  const bits = explored.bits.slice();
  for (const at of squaresIn(explored, region)) bits[at >> 3] = (bits[at >> 3] ?? 0) & ~(1 << (at & 7));
  return { ...explored, bits };
}

/** The squares of `TILE_SIDE`, as `column,row`, of which one map of what was seen has something that the other has not. */
export function tilesBetween(one: Explored, other: Explored): ReadonlySet<string> {
  const { step, columns, rows } = one;
  const tiles = new Set<string>();
  for (let at = 0; at < columns * rows; at += 1) {
    if (isSet(one.bits, at) === isSet(other.bits, at)) continue;
    const [x, y] = [(at % columns) * step, Math.floor(at / columns) * step];
    addTiles(tiles, x, y, step);
  }
  return tiles;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const value = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    parts.push(
      LETTERS.charAt(value >> 18) + LETTERS.charAt((value >> 12) & 63),
      LETTERS.charAt((value >> 6) & 63) + LETTERS.charAt(value & 63),
    );
  }
  return parts.join("");
}

function fromBase64(text: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0, byte = 0; at < text.length; at += 4, byte += 3) {
    let value = 0;
    for (let letter = 0; letter < 4; letter += 1)
      value = (value << 6) | (VALUES.get(text.charAt(at + letter)) ?? 0);
    for (let place = 0; place < 3 && byte + place < length; place += 1)
      bytes[byte + place] = (value >> (16 - 8 * place)) & 255;
  }
  return bytes;
}

export const storedExplored = ({ bits, ...rest }: Explored): StoredExplored => ({
  ...rest,
  bits: toBase64(bits),
});

/** As it is stored; of a scene that has another size or grid since, each square as its middle was. */
export function readExplored(
  stored: StoredExplored | undefined,
  size: Size,
  grid: Pick<Grid, "size">,
): Explored {
  const nothing = nothingExplored(size, grid);
  if (stored === undefined) return nothing;
  const known = { ...stored, bits: fromBase64(stored.bits, Math.ceil((stored.columns * stored.rows) / 8)) };
  const { step, columns, rows } = nothing;
  if (stored.step === step && stored.columns === columns && stored.rows === rows) return known;
  for (let at = 0; at < columns * rows; at += 1) {
    const middle = { x: ((at % columns) + 0.5) * step, y: (Math.floor(at / columns) + 0.5) * step };
    if (isExplored(known, middle)) put(nothing.bits, at);
  }
  return nothing;
}
