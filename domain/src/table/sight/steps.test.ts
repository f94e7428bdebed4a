import { describe, expect, it } from "vitest";
import type { Grid } from "../../documents/sceneSchema";
import type { Door, DoorState, Wall } from "../../documents/wallSchema";
import { Chance } from "../../testing/chance";
import { gridOf } from "../../testing/scenes";
import { walledScene } from "../../testing/walledScenes";
import { snapped, toTenths } from "../scene/grid";
import { isInside, type Points } from "../scene/shapes";
import { type Barriers, barriersOf } from "./barriers";
import { walk } from "./steps";

const wall = (...points: number[]): Wall => ({ id: "wall-1", kind: "wall", points });
const door = (points: number[], state: DoorState): Door => ({ id: "door-1", points, state });
const made = (walls: Wall[], doors: Door[] = []): Barriers => barriersOf({ walls, doors, rooms: [] });

const SQUARES = gridOf();
const HEXAGONS = gridOf({ kind: "hexagon" });
const NO_GRID = gridOf({ kind: "none" });

function walked(
  barriers: Barriers,
  [x, y]: readonly [number, number],
  path: number[],
  { grid = SQUARES, size = 1 }: { grid?: Grid; size?: number } = {},
) {
  const { to, way, stopped } = walk(barriers, { x, y }, path, { grid, size });
  expect(way.slice(-2)).toEqual([to.x, to.y]);
  return { to: [to.x, to.y], way, stopped };
}

describe("a player's way", () => {
  const upright = made([wall(200, 0, 200, 400)]);

  it("goes where it should while nothing is there", () => {
    expect(walked(upright, [25, 25], [125, 25, 125, 325])).toEqual({
      ...{ to: [125, 325], way: [25, 25, 125, 25, 125, 325], stopped: undefined },
    });
    expect(walked(upright, [25, 25], [])).toEqual({ to: [25, 25], way: [25, 25], stopped: undefined });
  });

  it("ends at the last square before a wall", () => {
    expect(walked(upright, [25, 125], [375, 125])).toEqual({
      ...{ to: [175, 125], way: [25, 125, 175, 125], stopped: "wall" },
    });
    expect(walked(upright, [375, 125], [25, 125]).to).toEqual([225, 125]);
  });

  it("ends at the first of several walls, whatever their order", () => {
    for (const x of [
      [300, 200],
      [200, 300],
    ]) {
      const both = made(x.map((at) => wall(at, 0, at, 400)));
      expect(walked(both, [25, 125], [475, 125]).to).toEqual([175, 125]);
    }
  });

  it("ends before a closed door, and says so; goes through an open one", () => {
    const at = [200, 100, 200, 150];
    const past = (state: DoorState) =>
      walked(made([wall(200, 0, 200, 400)], [door(at, state)]), [25, 125], [375, 125]);
    for (const state of ["closed", "locked"] as const)
      expect(past(state)).toMatchObject({ to: [175, 125], stopped: "door" });
    expect(past("secret")).toMatchObject({ to: [175, 125], stopped: "wall" });
    expect(past("open")).toMatchObject({ to: [375, 125], stopped: undefined });
  });

  it("says whether a wall or a door was the first", () => {
    const between = (doorAt: number) => {
      const shut = door([doorAt, 100, doorAt, 150], "closed");
      return walked(made([wall(200, 0, 200, 400)], [shut]), [25, 125], [475, 125]).stopped;
    };
    expect([between(100), between(300)]).toEqual(["door", "wall"]);
  });

  it("ends in the leg that meets a wall, and does not go on behind it", () => {
    expect(walked(upright, [25, 25], [125, 25, 325, 325, 375, 25])).toMatchObject({ stopped: "wall" });
    const { to, way } = walked(upright, [25, 25], [125, 25, 125, 225, 325, 225, 375, 25]);
    expect(to).toEqual([175, 225]);
    expect(way).toEqual([25, 25, 125, 25, 125, 225, 175, 225]);
  });

  it("goes around a wall in several legs", () => {
    expect(walked(upright, [175, 325], [175, 425, 225, 425, 225, 325]).stopped).toBeUndefined();
  });

  it("passes no corner in which two walls touch", () => {
    const corner = made([wall(100, 200, 200, 200), wall(200, 200, 200, 100)]);
    expect(walked(corner, [175, 175], [225, 225]).to).toEqual([175, 175]);
    const crossed = made([wall(200, 100, 200, 300), wall(100, 200, 300, 200)]);
    expect(walked(crossed, [125, 125], [275, 275])).toMatchObject({ to: [175, 175], stopped: "wall" });
    // Two that touch with their ends alone, to both sides of the way.
    const ends = made([wall(100, 300, 200, 200), wall(200, 200, 300, 100)]);
    expect(walked(ends, [125, 125], [275, 275]).stopped).toBe("wall");
  });

  it("does not touch the end of a wall", () => {
    expect(walked(upright, [125, 400], [275, 400], { grid: NO_GRID }).stopped).toBe("wall");
    expect(walked(upright, [125, 400.1], [275, 400.1], { grid: NO_GRID }).stopped).toBeUndefined();
  });

  it("goes on to both sides of a wall or a closed door that runs through its start", () => {
    const shut = made([wall(200, 0, 200, 400)], [door([200, 100, 200, 150], "closed")]);
    for (const to of [75, 325]) {
      expect(walked(upright, [200, 125], [to, 125], { grid: NO_GRID }).to).toEqual([to, 125]);
      expect(walked(shut, [200, 125], [to, 125], { grid: NO_GRID }).to).toEqual([to, 125]);
    }
    const two = made([wall(200, 0, 200, 400), wall(300, 0, 300, 400)]);
    expect(walked(two, [200, 125], [375, 125])).toMatchObject({ to: [275, 125], stopped: "wall" });
  });

  it("does not end on a wall, from where the next one would go on behind it", () => {
    const ways: [number[], boolean][] = [
      [[200, 125, 325, 125], true],
      [[199.99, 125, 325, 125], true],
      [[199.9, 125, 325, 125], true],
      [[200, 125], true],
      [[199.9, 125], false],
    ];
    for (const [path, isStopped] of ways) {
      const { to, stopped } = walked(upright, [75, 125], path, { grid: NO_GRID });
      expect(to[0], `${path}`).toBeLessThan(199.98);
      expect(stopped, `${path}`).toBe(isStopped ? "wall" : undefined);
    }
  });

  it("stays where the wall is too near for any square before it", () => {
    const near = made([wall(190, 0, 190, 400)]);
    expect(walked(near, [175, 125], [375, 125])).toMatchObject({ to: [175, 125], stopped: "wall" });
  });

  it("ends on no square that lies behind another wall", () => {
    // The square at its end has its middle beyond the oblique wall below.
    const oblique = made([wall(200, 0, 200, 400), wall(0, 135, 400, 115)]);
    const { to } = walked(oblique, [25, 110], [375, 103]);
    expect(to[1]).toBeLessThan(135 - (to[0] ?? 0) / 20);
  });
});

describe("where a way ends", () => {
  const upright = made([wall(200, 0, 200, 400)]);

  it("is a corner of squares for somebody of two cells", () => {
    expect(walked(upright, [50, 100], [350, 100], { size: 2 })).toMatchObject({
      ...{ to: [150, 100], stopped: "wall" },
    });
  });

  it("is a quarter of a square for somebody small", () => {
    expect(walked(upright, [12.5, 112.5], [350, 112.5], { size: 0.5 }).to).toEqual([187.5, 112.5]);
  });

  it("is the middle of a hexagon", () => {
    const start = snapped(HEXAGONS, { x: 60, y: 120 }, 1);
    const { to, stopped } = walked(upright, [start.x, start.y], [380, start.y], { grid: HEXAGONS });
    const end = { x: to[0] ?? 0, y: to[1] ?? 0 };
    expect(stopped).toBe("wall");
    expect(snapped(HEXAGONS, end, 1)).toEqual(end);
    expect(end.x).toBeGreaterThan(130);
    expect(end.x).toBeLessThan(200);
  });

  it("is a quarter of a cell before the wall without a grid", () => {
    expect(walked(upright, [50, 100], [350, 100], { grid: NO_GRID }).to).toEqual([187.5, 100]);
  });
});

/** Whether a way goes through a side, by the sides on which their ends lie: not the way that the product asks. */
function goesThrough(way: Points, { steps: { count, ends } }: Barriers): boolean {
  const turn = (ax: number, ay: number, bx: number, by: number, x: number, y: number) =>
    ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
  const isThrough = (at: number, side: number) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = way.slice(at, at + 4);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.subarray(4 * side, 4 * side + 4);
    const [before, after] = [turn(x1, y1, x2, y2, ax, ay), turn(x1, y1, x2, y2, bx, by)];
    const [one, other] = [turn(ax, ay, bx, by, x1, y1), turn(ax, ay, bx, by, x2, y2)];
    const isFromIt = Math.abs(before) <= 0.02;
    return !isFromIt && before * after < 0 && one * other < 0;
  };
  for (let at = 0; at + 3 < way.length; at += 2)
    for (let side = 0; side < count; side += 1) if (isThrough(at, side)) return true;
  return false;
}

describe("nobody ends beyond a wall", () => {
  it.each([1, 2, 3, 4])("on 500 random ways over scene %s", (seed) => {
    const scene = walledScene(seed);
    const barriers = barriersOf({ walls: scene.walls, doors: scene.doors, rooms: [...scene.rooms] });
    const chance = new Chance(seed);
    const somewhere = () => [chance.between(0, scene.width), chance.between(0, scene.height)];
    let stops = 0;
    for (let ways = 0; ways < 500; ways += 1) {
      const [x = 0, y = 0] = somewhere();
      const path = Array.from({ length: 1 + chance.below(4) }, somewhere).flat();
      const grid = chance.of([scene.grid, { ...scene.grid, kind: "hexagon" as const }, NO_GRID]);
      const { way, stopped } = walked(barriers, [x, y], path, { grid, size: chance.of([0.5, 1, 2, 3]) });
      expect(goesThrough(way, barriers), `${x}, ${y} by ${path}`).toBe(false);
      if (stopped) stops += 1;
    }
    expect(stops).toBeGreaterThan(100);
  });

  it("be the ways made to slip through: 2,000 within a room of oblique walls, each from where the last ended", () => {
    const corners = [103.7, 96.1, 488.3, 61.9, 611.4, 377.2, 402.8, 590.6, 77.3, 471.7];
    const outline = [...corners, ...corners.slice(0, 2)];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners.slice(2, 6);
    const onWall = [x1, y1, x2, y2].map((_, at) =>
      toTenths(at % 2 === 0 ? x1 + ((x2 - x1) * (at + 1)) / 4 : y1 + ((y2 - y1) * at) / 4),
    );
    const barriers = made([wall(...outline)], [door(onWall, "locked")]);
    const chance = new Chance(7);
    let at = { x: 300, y: 300 };
    // By less than a pixel: the door, on tenths, is not quite on its wall.
    const room = [{ outline: corners.map((value) => 300 + (value - 300) * 1.001), holes: [] }];

    /** Of a wall, rounded; or as far behind a corner as somebody stands before it; or anywhere. */
    const wanted = (): number[] => {
      const corner = 2 * chance.below(5);
      const [ax = 0, ay = 0, bx = 0, by = 0] = outline.slice(corner, corner + 4);
      const share = chance.below(1001) / 1000;
      const kind = chance.below(4);
      if (kind === 0) return [toTenths(ax + (bx - ax) * share), toTenths(ay + (by - ay) * share)];
      if (kind === 1) return [2 * ax - at.x, 2 * ay - at.y];
      if (kind === 2) return [ax, ay];
      return [chance.between(0, 700), chance.between(0, 700)];
    };
    for (let ways = 0; ways < 2000; ways += 1) {
      const path = Array.from({ length: 1 + chance.below(3) }, wanted).flat();
      const options = { grid: chance.of([SQUARES, HEXAGONS, NO_GRID]), size: chance.of([1, 2]) };
      const { to } = walked(barriers, [at.x, at.y], path, options);
      at = { x: to[0] ?? 0, y: to[1] ?? 0 };
      expect(isInside(room, at), `${path} to ${to}`).toBe(true);
    }
  });
});
