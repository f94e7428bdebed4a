import { barriersOf } from "domain/table/sight/barriers";
import { walk } from "domain/table/sight/steps";
import type { Place } from "../../support/sceneTable";
import { COLUMNS, DUNGEON_GRID, dungeon, middleOf, ROOMS, ROWS, type Square } from "./dungeon";
import { startOf } from "./dungeonTable";

/** Columns of rooms that one hero explores on one side of the corridor. */
const SECTORS = [
  [0, 1, 2],
  [3, 4, 5, 6],
  [7, 8, 9],
] as const;
const ROOMS_A_ROW = 10;
/** Rows of rooms on both sides, from the corridor on. */
const SIDES = [
  [1, 0],
  [2, 3],
] as const;

const key = ({ column, row }: Square) => row * COLUMNS + column;

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The squares beside each one that nothing stops from, once all doors are open. */
function ways(): ReadonlyMap<number, readonly Square[]> {
  const { walls, doors } = dungeon();
  const open = doors.map((door) => ({ ...door, state: "open" as const }));
  const barriers = barriersOf({ walls, doors: open, rooms: [] });
  const isFree = (from: Square, to: Square) => {
    const { x, y } = middleOf(to);
    return walk(barriers, middleOf(from), [x, y], { grid: DUNGEON_GRID, size: 1 }).stopped === undefined;
  };
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
    column: at % COLUMNS,
    row: Math.floor(at / COLUMNS),
  }));
  const isInside = ({ column, row }: Square) => column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;
  return new Map(
    squares.map((from) => {
      const beside = STEPS.map(([dx, dy]) => ({ column: from.column + dx, row: from.row + dy }));
      return [key(from), beside.filter((to) => isInside(to) && isFree(from, to))];
    }),
  );
}

/** The shortest way on the grid, without its start. */
function wayBetween(from: Square, to: Square, beside: ReturnType<typeof ways>): Square[] {
  const cameFrom = new Map<number, Square | undefined>([[key(from), undefined]]);
  const waiting = [from];
  for (let at = waiting.shift(); at !== undefined && key(at) !== key(to); at = waiting.shift()) {
    for (const next of beside.get(key(at)) ?? []) {
      if (cameFrom.has(key(next))) continue;
      cameFrom.set(key(next), at);
      waiting.push(next);
    }
  }
  const way: Square[] = [];
  for (let at: Square | undefined = to; at !== undefined && key(at) !== key(from); at = cameFrom.get(key(at)))
    way.unshift(at);
  return way;
}

/** The rooms that a hero explores, by its number. */
function roomsOf(hero: number): Square[] {
  const [near, far] = SIDES[hero % 2] ?? SIDES[0];
  const columns = SECTORS[Math.floor(hero / 2)] ?? SECTORS[0];
  const there = columns.map((column) => near * ROOMS_A_ROW + column);
  const back = [...columns].reverse().map((column) => far * ROOMS_A_ROW + column);
  return [...there, ...back].flatMap((room) => ROOMS[room] ?? []);
}

/** All squares that each of six heroes walks through its part of the dungeon, after its start. */
export function tours(heroes: number): readonly (readonly Square[])[] {
  const beside = ways();
  return Array.from({ length: heroes }, (_, hero) => {
    let at = startOf(hero);
    return roomsOf(hero).flatMap((room) => {
      const way = wayBetween(at, room, beside);
      at = room;
      return way;
    });
  });
}

/** Of its moves, so many go on. */
const WALKED = 0.75;

/** A hero on its tour, as far as the server let it go. */
export class Explorer {
  readonly #tour: readonly Square[];
  /** Squares of the tour that are behind it. */
  #done = 0;
  readonly #stride: number;

  /** With so many moves it comes to the end of its tour, and may wait for a door with some of them. */
  constructor(tour: readonly Square[], moves: number) {
    this.#tour = tour;
    this.#stride = Math.ceil(tour.length / (moves * WALKED));
  }

  /** x and y in turn; at the end of the tour it stays. */
  next(): number[] {
    const squares = this.#tour.slice(this.#done, this.#done + this.#stride);
    const [first] = squares;
    return (first ? squares : this.#tour.slice(-1)).map(middleOf).flatMap(({ x, y }) => [x, y]);
  }

  /** A closed door may have stopped it: it tries again then. */
  cameTo({ x, y }: Place): void {
    const end = this.next().slice(-2);
    if (end[0] === x && end[1] === y) this.#done += this.#stride;
  }
}
