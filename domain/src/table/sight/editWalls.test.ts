import { describe, expect, it } from "vitest";
import type { Door, SceneLight, Wall, WallChange } from "../../documents/wallSchema";
import { gridOf } from "../../testing/scenes";
import { snappedCorner } from "../scene/drawnRooms";
import {
  cornerOr,
  cutLine,
  doorBetween,
  joinedCorner,
  mayBeWindow,
  nearestFixture,
  ontoLine,
  turnedDoor,
  wallLines,
  wallsNear,
  windowInsteadOf,
  withLineCorner,
  withoutPart,
} from "./editWalls";
import { changedFixtures, inverseChange, NO_FIXTURES } from "./fixtures";

const wall = (id: string, points: number[]): Wall => ({ id, kind: "wall", points });
const door = (state: Door["state"] = "closed", points = [40, 0, 80, 0]): Door => ({
  id: "door",
  points,
  state,
});
const light: SceneLight = { id: "light", x: 100, y: 50, range: 200, colour: "#ffcc66" };

const corridor = [0, 0, 200, 0];
const bend = [0, 0, 100, 0, 100, 100];
const square = [0, 0, 100, 0, 100, 100, 0, 100, 0, 0];
const grid = gridOf();
/** Halves of squares are 25 pixels. */
const near = { reach: 8, onGrid: (place: { x: number; y: number }) => snappedCorner(grid, place) };

describe("what stands nearest to a place", () => {
  const fixtures = {
    walls: [wall("north", corridor), wall("south", [0, 60, 200, 60])],
    doors: [door()],
    lights: [light],
  };
  const at = (x: number, y: number, reach = 20) => nearestFixture(fixtures, { x, y }, reach)?.one.id;

  it("is taken within reach alone", () => {
    expect(at(150, 12)).toBe("north");
    expect(at(20, 55)).toBe("south");
    expect(at(150, 25)).toBeUndefined();
    expect(at(205, 3, 5)).toBeUndefined();
    expect(nearestFixture(NO_FIXTURES, { x: 0, y: 0 }, 99)).toBeUndefined();
  });

  it("is the door or the light rather than the wall beneath it", () => {
    expect(at(60, 4)).toBe("door");
    expect(at(83, 0)).toBe("door");
    expect(at(95, 0)).toBe("north");
    expect(at(100, 56)).toBe("light");
  });
});

describe("a corner of a wall that is drawn", () => {
  const lines = [bend];

  it("stands on a corner that it is near to, else on a wall, else on the grid", () => {
    expect(joinedCorner(lines, { x: 95, y: 4 }, near)).toEqual({ x: 100, y: 0 });
    expect(joinedCorner(lines, { x: 54, y: 6 }, near)).toEqual({ x: 50, y: 0 });
    expect(joinedCorner(lines, { x: 54, y: 39 }, near)).toEqual({ x: 50, y: 50 });
  });

  it("ends on a wall that is not on the grid", () => {
    const slope = [[0, 0, 100, 200]];
    expect(ontoLine(slope, { x: 48, y: 100 }, near)).toEqual({ x: 50, y: 100 });
    const { x, y } = ontoLine(slope, { x: 31, y: 55 }, near);
    expect(y).toBeCloseTo(2 * x);
  });

  it("moves, and keeps a closed wall closed", () => {
    expect(withLineCorner(bend, 1, { x: 120, y: -10 })).toEqual([0, 0, 120, -10, 100, 100]);
    const moved = [10, 10, 100, 0, 100, 100, 0, 100, 10, 10];
    expect(withLineCorner(square, 0, { x: 10, y: 10 })).toEqual(moved);
    expect(withLineCorner(square, 4, { x: 10, y: 10 })).toEqual(moved);
    expect(withLineCorner(square, 2, { x: 90, y: 90 })).toEqual([0, 0, 100, 0, 90, 90, 0, 100, 0, 0]);
  });
});

describe("a wall that is cut", () => {
  it("is two that meet where it was cut", () => {
    expect(cutLine(corridor, { x: 80, y: 9 })).toEqual([
      [0, 0, 80, 0],
      [80, 0, 200, 0],
    ]);
    expect(cutLine(bend, { x: 100, y: 40 })).toEqual([
      [0, 0, 100, 0, 100, 40],
      [100, 40, 100, 100],
    ]);
    expect(cutLine(bend, cornerOr(bend, { x: 94, y: 5 }, 10))).toEqual([
      [0, 0, 100, 0],
      [100, 0, 100, 100],
    ]);
    expect(cornerOr(bend, { x: 60, y: 0 }, 10)).toEqual({ x: 60, y: 0 });
  });

  it("stays one at its own end", () => {
    expect(cutLine(corridor, { x: -30, y: 0 })).toEqual([corridor]);
    expect(cutLine(corridor, { x: 200, y: 0 })).toEqual([corridor]);
  });

  it("opens where it was closed, at any of its corners", () => {
    expect(cutLine(square, { x: 100, y: 50 })).toEqual([
      [0, 0, 100, 0, 100, 50],
      [100, 50, 100, 100, 0, 100, 0, 0],
    ]);
    expect(cutLine(square, { x: 0, y: 0 })).toEqual([
      [0, 0, 100, 0, 100, 100],
      [100, 100, 0, 100, 0, 0],
    ]);
  });

  it("loses what lies between two places", () => {
    expect(withoutPart(corridor, { x: 120, y: 3 }, { x: 50, y: -3 })).toEqual([
      [0, 0, 50, 0],
      [120, 0, 200, 0],
    ]);
    expect(withoutPart(corridor, { x: -5, y: 0 }, { x: 150, y: 0 })).toEqual([[150, 0, 200, 0]]);
    expect(withoutPart(corridor, { x: -5, y: 0 }, { x: 300, y: 0 })).toEqual([]);
  });

  it("loses the shorter way between two places where it is closed", () => {
    const open = [100, 70, 100, 100, 0, 100, 0, 0, 100, 0, 100, 30];
    expect(withoutPart(square, { x: 100, y: 30 }, { x: 100, y: 70 })).toEqual([open]);
    expect(withoutPart(square, { x: 30, y: 0 }, { x: 0, y: 30 })).toEqual([
      [30, 0, 100, 0, 100, 100, 0, 100, 0, 30],
    ]);
    expect(withoutPart(square, { x: 0, y: 0 }, { x: 50, y: 0 })).toEqual([
      [50, 0, 100, 0, 100, 100, 0, 100, 0, 0],
    ]);
  });
});

describe("a door that is drawn", () => {
  const rooms = [{ id: "room-hall", outline: [300, 0, 400, 0, 400, 100, 300, 100], colour: "#888888" }];
  const lines = wallLines([wall("north", corridor), wall("south", [0, 12, 200, 12])], rooms);

  it("lies along the wall that both of its ends are near to, on the grid", () => {
    expect(doorBetween(lines, { x: 48, y: 5 }, { x: 104, y: -7 }, near)).toEqual([50, 0, 100, 0]);
    expect(doorBetween(lines, { x: 55, y: 8 }, { x: 104, y: 14 }, near)).toEqual([50, 12, 100, 12]);
  });

  it("lies on the outline of a drawn room, its last side included", () => {
    expect(doorBetween(lines, { x: 303, y: 74 }, { x: 296, y: 26 }, near)).toEqual([300, 75, 300, 25]);
  });

  it("fills a gap between the ends of two walls, and stands free elsewhere", () => {
    const gap = [
      [0, 0, 60, 0],
      [120, 0, 200, 0],
    ];
    expect(doorBetween(gap, { x: 65, y: 4 }, { x: 115, y: -4 }, near)).toEqual([60, 0, 120, 0]);
    expect(doorBetween(lines, { x: 510, y: 505 }, { x: 548, y: 495 }, near)).toEqual([500, 500, 550, 500]);
  });

  it("is none where it has no length", () => {
    expect(doorBetween(lines, { x: 48, y: 5 }, { x: 52, y: 0 }, near)).toBeUndefined();
  });
});

describe("a change of walls", () => {
  const before = { ...NO_FIXTURES, walls: [wall("north", corridor)], doors: [door("closed")] };

  it("turns a door where it does nothing else, and so does what takes it back", () => {
    const open: WallChange = { doors: [door("open")] };
    expect(turnedDoor(before, open)).toEqual({ id: "door", state: "open" });
    const after = { ...before, doors: [door("open")] };
    expect(turnedDoor(after, inverseChange(before, open))).toEqual({ id: "door", state: "closed" });
  });

  it("turns none where a door moves, comes or goes, or more is changed", () => {
    const others: WallChange[] = [
      { doors: [door("closed")] },
      { doors: [door("open", [40, 0, 90, 0])] },
      { doors: [{ ...door("open"), id: "other" }] },
      { doors: [door("open"), { ...door("open"), id: "other" }] },
      { doors: [door("open")], remove: ["north"] },
      { doors: [door("open")], walls: [wall("north", bend)] },
      { doors: [door("open")], lights: [light] },
      { clear: true, doors: [door("open")] },
      { remove: ["door"] },
      {},
    ];
    for (const change of others) expect(turnedDoor(before, change)).toBeUndefined();
  });
});

describe("walls near a place", () => {
  const rows = Array.from({ length: 5 }, (_, at) => wall(`w${at}`, [0, 10 * at, 100, 10 * at]));

  it("are all of few, and of many those that come nearest, in their order", () => {
    expect(wallsNear(rows, { x: 0, y: 0 }, 5)).toBe(rows);
    expect(wallsNear(rows, { x: 50, y: 31 }, 3).map(({ id }) => id)).toEqual(["w2", "w3", "w4"]);
    expect(wallsNear([], { x: 0, y: 0 }, 3)).toEqual([]);
  });
});

describe("a window in a door's place", () => {
  const other = { ...door(), id: "other" };
  const changeOf = (walls: Wall[]) => {
    const ids = ["new-1", "new-2", "new-3"];
    const before = { ...NO_FIXTURES, walls, doors: [door(), other] };
    const change = windowInsteadOf(before, [], door(), () => ids.shift() ?? "too many");
    const after = changedFixtures(before, change);
    return { before, after, back: changedFixtures(after, inverseChange(before, change)) };
  };

  it("lies on its points, between walls that end there, and one change takes it back", () => {
    const walls = [wall("left", [0, 0, 40, 0]), wall("right", [80, 0, 200, 0])];
    const { before, after, back } = changeOf(walls);
    expect(after.doors).toEqual([other]);
    expect(after.walls).toEqual([...walls, { id: "new-1", kind: "window", points: [40, 0, 80, 0] }]);
    expect(back.walls).toEqual(before.walls);
    expect(new Set(back.doors)).toEqual(new Set(before.doors));
  });

  it("cuts the walls that the door lies on to its ends, be they a little beside it, and no others", () => {
    const { after } = changeOf([
      wall("on", corridor),
      wall("beside", [0, 3, 200, 3]),
      wall("far", [0, 6, 200, 6]),
      wall("across", [60, -50, 60, 50]),
      { ...wall("pane", corridor), kind: "window" },
      wall("covered", [41, 1, 79, 1]),
      wall("ring", square),
    ]);
    expect(after.walls.map(({ id, points }) => [id, ...points])).toEqual([
      ["on", 0, 0, 40, 0],
      ["beside", 0, 3, 40, 3, 40, 0],
      ["far", 0, 6, 200, 6],
      ["across", 60, -50, 60, 50],
      ["pane", 0, 0, 200, 0],
      ["ring", 80, 0, 100, 0, 100, 100, 0, 100, 0, 0, 40, 0],
      ["new-1", 40, 0, 80, 0],
      ["new-2", 80, 0, 200, 0],
      ["new-3", 80, 0, 80, 3, 200, 3],
    ]);
  });

  it("goes on to walls that end a little before it, or stand across there", () => {
    const { after } = changeOf([
      wall("left", [0, 0, 36, 0]),
      wall("post", [40, 0, 40, 90]),
      wall("across", [85, -50, 85, 50]),
      wall("too far", [0, 20, 200, 20]),
    ]);
    expect(after.walls.at(-1)).toEqual({ id: "new-1", kind: "window", points: [36, 0, 40, 0, 80, 0, 85, 0] });
    const room = { id: "hall", outline: [-100, -50, 34, -50, 34, 50, -100, 50], colour: "#888888" };
    const change = windowInsteadOf(NO_FIXTURES, [room], door(), () => "new-1");
    expect(change.walls?.[0]?.points).toEqual([34, 0, 40, 0, 80, 0]);
  });

  it("is cut out of objects, too, which were open for the door", () => {
    const { after } = changeOf([{ ...wall("crates", corridor), kind: "object" }]);
    expect(after.walls.map(({ points }) => points)).toEqual([
      [0, 0, 40, 0],
      [40, 0, 80, 0],
      [80, 0, 200, 0],
    ]);
  });

  it("is nothing that one sees through on a drawn room's outline", () => {
    const room = { id: "hall", outline: square.slice(0, -2), colour: "#888888" };
    expect(mayBeWindow(door(), [])).toBe(true);
    expect(mayBeWindow(door("open", [40, 8, 80, 8]), [room])).toBe(true);
    expect(mayBeWindow(door(), [room])).toBe(false);
    expect(mayBeWindow(door("open", [0, 80, 0, 40]), [room])).toBe(false);
  });
});
