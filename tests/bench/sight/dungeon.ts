import type { Door, SceneLight, Wall } from "domain/documents/wallSchema";
import { Chance } from "domain/testing/chance";
import { gridOf } from "domain/testing/scenes";

/*
 * A map as makers sell them: 50 × 30 squares of 70 pixels, forty rooms on both sides of a corridor, 400 walls of some 1,100
 * straight lines. The same each time.
 */

export const CELL = 70;
export const [COLUMNS, ROWS] = [50, 30];
export const DUNGEON_SIZE = { width: COLUMNS * CELL, height: ROWS * CELL };
export const DUNGEON_GRID = gridOf({ size: CELL });
/** The corridor's upper row, counted from 0. */
export const CORRIDOR = 14;

const SEED = 35;
const WALLS = 400;
const ROOM_WIDTH = 5;
/** First row and the row after the last one, of the four rows of rooms. */
const BANDS = [
  [0, 7],
  [7, 14],
  [16, 23],
  [23, 30],
] as const;
const ROOMS_A_ROW = COLUMNS / ROOM_WIDTH;
const LIGHT_SIDE = 6;

/** A square of the grid, counted from 0. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

export const middleOf = ({ column, row }: Square) => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });

/** The middle square of each room, row by row. */
export const ROOMS: readonly Square[] = BANDS.flatMap(([top]) =>
  Array.from({ length: ROOMS_A_ROW }, (_, at) => ({ column: at * ROOM_WIDTH + 2, row: top + 3 })),
);

export interface Dungeon {
  readonly walls: readonly Wall[];
  readonly doors: readonly Door[];
  readonly lights: readonly SceneLight[];
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const inPixels = (line: readonly number[]) => line.map((squares) => Math.round(squares * CELL * 10) / 10);

/** What is left of a line beside a gap of one square in it, and the gap. */
function parted([x1, y1, x2, y2]: Line, chance: Chance): { readonly sides: Line[]; readonly gap: Line } {
  const isUpright = x1 === x2;
  const [from, to] = isUpright ? [y1, y2] : [x1, x2];
  const at = from + 1 + chance.below(to - from - 2);
  const part = (start: number, end: number): Line =>
    isUpright ? [x1, start, x2, end] : [start, y1, end, y2];
  return { sides: [part(from, at), part(at + 1, to)], gap: part(at, at + 1) };
}

/** Between rooms of one row. */
const upright = (): Line[] =>
  BANDS.flatMap(([top, bottom]) =>
    Array.from({ length: ROOMS_A_ROW - 1 }, (_, at): Line => {
      const x = (at + 1) * ROOM_WIDTH;
      return [x, top, x, bottom];
    }),
  );

const along = (y: number): Line[] =>
  Array.from({ length: ROOMS_A_ROW }, (_, at) => [at * ROOM_WIDTH, y, (at + 1) * ROOM_WIDTH, y]);

const BORDER: readonly Line[] = [
  [0, 0, COLUMNS, 0],
  [COLUMNS, 0, COLUMNS, ROWS],
  [0, ROWS, COLUMNS, ROWS],
  [0, 0, 0, ROWS],
];

/** An object in some room. */
function pillar(at: number, chance: Chance): Wall {
  const room = ROOMS[at % ROOMS.length] ?? { column: 0, row: 0 };
  const [x, y] = [room.column + chance.between(-1.5, 2.5), room.row + chance.between(-2.5, 3.5)];
  const half = 0.15;
  const corners = [-half, -half, half, -half, half, half, -half, half, -half, -half];
  const points = inPixels(corners.map((by, index) => (index % 2 === 0 ? x : y) + by));
  return { id: `pillar-${at}`, kind: "object", points };
}

/** Closed doors on both sides of the corridor, openings between all neighbouring rooms, lights in some of them. */
export function dungeon(): Dungeon {
  const chance = new Chance(SEED);
  const open = [...upright(), ...along(7), ...along(23)].map((line) => parted(line, chance));
  const gated = [...along(CORRIDOR), ...along(CORRIDOR + 2)].map((line) => parted(line, chance));
  const lines = [...BORDER, ...[...open, ...gated].flatMap(({ sides }) => sides)];
  const walls = lines.map((line, at): Wall => ({ id: `wall-${at}`, kind: "wall", points: inPixels(line) }));
  const pillars = Array.from({ length: WALLS - walls.length }, (_, at) => pillar(at, chance));
  return {
    walls: [...walls, ...pillars],
    doors: gated.map(({ gap }, at) => ({ id: `door-${at}`, points: inPixels(gap), state: "closed" })),
    lights: ROOMS.filter((_, at) => at % 5 === 0).map((room, at) => ({
      ...{ id: `light-${at}`, ...middleOf(room) },
      ...{ range: LIGHT_SIDE * CELL, colour: "#ffcc88" },
    })),
  };
}
