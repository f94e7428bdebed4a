import { DOOR_STATES, type Door, type DoorState, type Wall } from "../documents/wallSchema";
import type { Chance } from "./chance";

/*
 * What stands fixed on a scene of the tests of sight. Caves have walls at any angle, which cross, touch and have no
 * length; houses have rooms with doors on the lines of the grid.
 */

export const CELL = 40;
const [COLUMNS, ROWS] = [24, 18];
export const [WIDTH, HEIGHT] = [COLUMNS * CELL, ROWS * CELL];

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Fixed {
  readonly walls: readonly Wall[];
  readonly doors: readonly Door[];
  /** Outlines of drawn rooms, which make walls of their own. They do not overlap. */
  readonly rooms: readonly { readonly id: string; readonly outline: number[]; readonly colour: string }[];
}

export const cellMiddle = (chance: Chance): Place => ({
  x: (chance.below(COLUMNS) + 0.5) * CELL,
  y: (chance.below(ROWS) + 0.5) * CELL,
});

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Open twice as often as each other state. */
export const doorState = (chance: Chance): DoorState => chance.of([...DOOR_STATES, "open"]);

const wall = (id: string, points: number[], kind: Wall["kind"] = "wall"): Wall => ({ id, kind, points });

/** A wall through a room, in cells, with a door of one cell on it; each half is divided again. */
function divided(room: Room, chance: Chance, into: { walls: Wall[]; doors: Door[] }): void {
  const [across, down] = [room.right - room.left, room.bottom - room.top];
  if (Math.max(across, down) < 7 || (Math.max(across, down) < 10 && chance.percent(25))) return;
  const id = `${into.walls.length + 1}`;
  const isUpright = across >= down;
  const at = (isUpright ? room.left : room.top) + 3 + chance.below((isUpright ? across : down) - 5);
  const [from, to] = isUpright ? [room.top, room.bottom] : [room.left, room.right];
  const line = (start: number, end: number): number[] =>
    (isUpright ? [at, start, at, end] : [start, at, end, at]).map((cells) => cells * CELL);
  into.walls.push(wall(`wall-${id}`, line(from, to)));
  const door = from + chance.below(to - from);
  into.doors.push({ id: `door-${id}`, points: line(door, door + 1), state: doorState(chance) });
  const halves = isUpright
    ? [
        { ...room, right: at },
        { ...room, left: at },
      ]
    : [
        { ...room, bottom: at },
        { ...room, top: at },
      ];
  for (const half of halves) divided(half, chance, into);
}

/** A side of the house with a window of two cells in it. */
function sideWithWindow(id: string, [x1, y1, x2, y2]: readonly number[], chance: Chance): Wall[] {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [x1, y1, x2, y2];
  const cells = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) / CELL;
  const at = 1 + chance.below(cells - 3);
  const place = (cell: number): [number, number] => [
    fromX + ((toX - fromX) * cell) / cells,
    fromY + ((toY - fromY) * cell) / cells,
  ];
  return [
    wall(`${id}-a`, [fromX, fromY, ...place(at)]),
    wall(`${id}-window`, [...place(at), ...place(at + 2)], "window"),
    wall(`${id}-b`, [...place(at + 2), toX, toY]),
  ];
}

const square = (x: number, y: number, half: number): number[] => [
  ...[x - half, y - half, x + half, y - half, x + half, y + half],
  ...[x - half, y + half, x - half, y - half],
];

/** A pillar in the middle of some cells: an object. */
const pillars = (count: number, chance: Chance): Wall[] =>
  Array.from({ length: count }, (_, at) => {
    const { x, y } = cellMiddle(chance);
    return wall(`pillar-${at + 1}`, square(x, y, 12), "object");
  });

/** Rooms within walls with windows, one cell from the scene's edge. */
export function house(chance: Chance): Fixed {
  const into = { walls: [] as Wall[], doors: [] as Door[] };
  divided({ left: 1, top: 1, right: COLUMNS - 1, bottom: ROWS - 1 }, chance, into);
  const [left, top, right, bottom] = [CELL, CELL, WIDTH - CELL, HEIGHT - CELL];
  const sides = [
    [left, top, right, top],
    [right, top, right, bottom],
    [right, bottom, left, bottom],
    [left, bottom, left, top],
  ];
  const around = sides.flatMap((one, at) => sideWithWindow(`side-${at + 1}`, one, chance));
  return { walls: [...into.walls, ...around, ...pillars(3, chance)], doors: into.doors, rooms: [] };
}

/** A rock: a closed line around a place. */
function rock(id: string, chance: Chance): Wall {
  const [x, y] = [chance.between(40, WIDTH - 40), chance.between(40, HEIGHT - 40)];
  const corners = 5 + chance.below(5);
  const points = Array.from({ length: corners }, (_, at) => {
    const turn = ((at + chance.between(-0.3, 0.3)) / corners) * 2 * Math.PI;
    const away = chance.between(25, 75);
    return [x + Math.cos(turn) * away, y + Math.sin(turn) * away].map((value) => Math.round(value * 10) / 10);
  });
  return wall(id, [...points, points[0] ?? []].flat());
}

export const somewhere = (chance: Chance): [number, number] => [
  chance.between(10, WIDTH - 10),
  chance.between(10, HEIGHT - 10),
];

/** A line of some points, as one draws by hand. */
function crack(id: string, chance: Chance, from = somewhere(chance)): Wall {
  const points: number[] = [...from];
  for (let more = 1 + chance.below(4); more > 0; more -= 1) {
    const [x = 0, y = 0] = points.slice(-2);
    points.push(
      Math.min(Math.max(Math.round((x + chance.between(-120, 120)) * 10) / 10, 0), WIDTH),
      Math.min(Math.max(Math.round((y + chance.between(-120, 120)) * 10) / 10, 0), HEIGHT),
    );
  }
  return wall(id, points);
}

/** A door that stands free, of one cell or two, on whole pixels: members are told of doors (`tenthsOf`). */
function freeDoor(id: string, chance: Chance): Door {
  const [x, y] = somewhere(chance);
  const turn = chance.between(0, Math.PI);
  const half = chance.of([CELL / 2, CELL]);
  const points = [
    ...[x - Math.cos(turn) * half, y - Math.sin(turn) * half],
    ...[x + Math.cos(turn) * half, y + Math.sin(turn) * half],
  ].map(Math.round);
  return { id, points, state: doorState(chance) };
}

/** How far a place is from a line between two others. */
function awayFrom([ax = 0, ay = 0, bx = 0, by = 0]: readonly number[], x: number, y: number): number {
  const [ex, ey] = [bx - ax, by - ay];
  const share = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1);
  const within = Math.min(Math.max(share, 0), 1);
  return Math.hypot(ax + ex * within - x, ay + ey * within - y);
}

/**
 * Whether a door stands along no wall, and leaves no slit beside one: one that does takes its place, be it a little beside
 * it, or is joined to it.
 */
function standsFree({ points }: Door, walls: readonly (readonly number[])[]): boolean {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return walls.every((line) => {
    for (let at = 2; at + 1 < line.length; at += 2) {
      const piece = line.slice(at - 2, at + 2);
      const [ax = 0, ay = 0, bx = 0, by = 0] = piece;
      const [ex, ey] = [bx - ax, by - ay];
      const isParallel = Math.abs(dx * ey - dy * ex) <= 0.25 * length * Math.hypot(ex, ey);
      const away = Math.abs((ax + ex / 2 - x1) * dy - (ay + ey / 2 - y1) * dx) / length;
      if (isParallel && away < 40) return false;
      if (Math.min(awayFrom(piece, x1, y1), awayFrom(piece, x2, y2)) < 10) return false;
    }
    return true;
  });
}

/** The first of these that stands free of walls and of other doors; else none. */
function freeOf(
  doors: readonly Door[],
  { walls, doors: others, rooms }: Pick<Fixed, "walls" | "doors" | "rooms">,
): Door[] {
  const lines = [
    ...[...walls, ...others].map(({ points }) => points),
    ...rooms.map(({ outline }) => closedRing(outline)),
  ];
  const door = doors.find((one) => standsFree(one, lines));
  return door ? [door] : [];
}

/** A ring with its first corner again at its end. */
const closedRing = (outline: readonly number[]): number[] => [...outline, ...outline.slice(0, 2)];

/** A drawn room of five cells by four. */
function hall(chance: Chance) {
  const [left, top] = [CELL * (2 + chance.below(14)), CELL * (2 + chance.below(9))];
  const [right, bottom] = [left + 5 * CELL, top + 4 * CELL];
  return {
    id: "hall-of-the-cave",
    outline: [left, top, right, top, right, bottom, left, bottom],
    colour: "#888888",
  };
}

/** A door of one cell on each side of a drawn room. */
function gatesOf({ outline }: Fixed["rooms"][number], chance: Chance): Door[] {
  const [left = 0, top = 0, right = 0] = outline;
  const bottom = outline[5] ?? 0;
  const sides = [
    [left + CELL, top, left + 2 * CELL, top],
    [left + CELL, bottom, left + 2 * CELL, bottom],
    [left, top + CELL, left, top + 2 * CELL],
    [right, top + CELL, right, top + 2 * CELL],
  ];
  return sides.map((points, at) => ({ id: `gate-${at + 1}`, points, state: doorState(chance) }));
}

/** Rocks and cracks, some of which cross, touch, stand twice or have no length, and a drawn hall with a door. */
export function cave(chance: Chance): Fixed {
  const rocks = Array.from({ length: 9 }, (_, at) => rock(`rock-${at + 1}`, chance));
  const cracks = Array.from({ length: 7 }, (_, at) => crack(`crack-${at + 1}`, chance));
  const [first, second] = rocks;
  const [x = 0, y = 0] = first?.points ?? [];
  const walls = [
    ...rocks,
    ...cracks,
    crack("touching", chance, [x, y]),
    wall("twice", [...(second?.points ?? [0, 0, 1, 1])]),
    wall("no-length", [x, y, x, y]),
    wall("boulder", rock("boulder", chance).points, "object"),
    wall("bars", crack("bars", chance).points, "window"),
  ];
  const room = hall(chance);
  const tries = Array.from({ length: 12 }, (_, at) => freeDoor(`door-${at + 1}`, chance));
  const doors: Door[] = [];
  for (const from of [0, 4, 8])
    doors.push(...freeOf(tries.slice(from, from + 4), { walls, doors, rooms: [room] }));
  doors.push(...freeOf(gatesOf(room, chance), { walls, doors, rooms: [] }));
  return { walls, doors, rooms: [room] };
}
