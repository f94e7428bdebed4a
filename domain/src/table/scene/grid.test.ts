import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gridOf } from "../../testing/scenes";
import { cellAt, cellLabel, centreOf, readCell, snapped, stepped } from "./grid";

const square = gridOf({ size: 50, offsetX: 10, offsetY: 20 });
const hexagon = gridOf({ kind: "hexagon", size: 60 });
const none = gridOf({ kind: "none", size: 50 });
const grids = fc.record({
  kind: fc.constantFrom("square" as const, "hexagon" as const),
  size: fc.integer({ min: 16, max: 512 }),
  offsetX: fc.integer({ min: -512, max: 512 }),
  offsetY: fc.integer({ min: -512, max: 512 }),
});
const cells = fc.record({ column: fc.nat(200), row: fc.nat(200) });

describe("a grid", () => {
  it("counts its cells from the one that the scene's corner cuts", () => {
    expect(cellAt(square, { x: 0, y: 0 })).toEqual({ column: 0, row: 0 });
    expect(cellAt(square, { x: 10, y: 20 })).toEqual({ column: 1, row: 1 });
    expect(centreOf(square, { column: 1, row: 1 })).toEqual({ x: 35, y: 45 });
    expect(centreOf(gridOf({ size: 50, offsetX: 0, offsetY: -70 }), { column: 0, row: 0 })).toEqual({
      x: 25,
      y: 5,
    });
  });

  it("shifts every other row of hexagons by half of one", () => {
    expect(centreOf(hexagon, { column: 0, row: 0 })).toEqual({ x: 30, y: 30 });
    expect(centreOf(hexagon, { column: 0, row: 1 })).toEqual({ x: 60, y: 82 });
  });

  it("finds each cell by its centre", () => {
    fc.assert(
      fc.property(grids, cells, (change, cell) => {
        const grid = gridOf(change);
        expect(cellAt(grid, centreOf(grid, cell))).toEqual(cell);
      }),
    );
  });

  it("finds the first cell of a hexagonal grid that begins below the edge", () => {
    const grid = gridOf({ kind: "hexagon", size: 71, offsetX: 0, offsetY: 1 });
    expect(cellAt(grid, centreOf(grid, { column: 0, row: 0 }))).toEqual({ column: 0, row: 0 });
  });

  it("names cells by letters and numbers, and reads them as people type them", () => {
    expect(cellLabel(square, { column: 1, row: 6 })).toBe("B7");
    expect(cellLabel(square, { column: 26, row: 0 })).toBe("AA1");
    expect(cellLabel(square, { column: -1, row: 0 })).toBeUndefined();
    expect(cellLabel(square, { column: 0, row: -1 })).toBeUndefined();
    expect(cellLabel(none, { column: 1, row: 6 })).toBeUndefined();
    expect(readCell(" b 7 ")).toEqual({ column: 1, row: 6 });
    for (const text of ["", "7B", "B0", "B", "ABC1", "é1"]) expect(readCell(text)).toBeUndefined();
    fc.assert(
      fc.property(cells, (cell) => {
        expect(readCell(cellLabel(square, cell) ?? "")).toEqual(cell);
      }),
    );
  });
});

describe("a token on the grid", () => {
  it("stands in a square's centre, or on a corner when it is two squares wide", () => {
    expect(snapped(square, { x: 50, y: 60 }, 1)).toEqual({ x: 35, y: 45 });
    expect(snapped(square, { x: 50, y: 60 }, 2)).toEqual({ x: 60, y: 70 });
    expect(snapped(square, { x: 50, y: 60 }, 3)).toEqual({ x: 35, y: 45 });
  });

  it("stands in a quarter of a square when it is small", () => {
    expect(snapped(square, { x: 36, y: 46 }, 0.5)).toEqual({ x: 47.5, y: 57.5 });
    expect(snapped(square, { x: 34, y: 44 }, 0.5)).toEqual({ x: 22.5, y: 32.5 });
  });

  it("stands in a hexagon's centre, and anywhere without a grid", () => {
    expect(snapped(hexagon, { x: 63, y: 80 }, 2)).toEqual({ x: 60, y: 82 });
    expect(snapped(none, { x: 63.123, y: 80 }, 1)).toEqual({ x: 63.1, y: 80 });
  });

  it("stays where it was put once", () => {
    const sizes = fc.constantFrom(0.5, 1, 2, 3, 4);
    const points = fc.record({ x: fc.nat(4000), y: fc.nat(4000) });
    fc.assert(
      fc.property(grids, points, sizes, (change, point, size) => {
        const grid = gridOf({ ...change, size: change.size * 2 });
        const there = snapped(grid, point, size);
        expect(snapped(grid, there, size)).toEqual(there);
      }),
    );
  });

  it("goes one cell by an arrow key", () => {
    expect(stepped(square, { x: 35, y: 45 }, 1, -1, 1)).toEqual({ x: 85, y: -5 });
    expect(stepped(none, { x: 3, y: 4 }, 0, 1, 1)).toEqual({ x: 3, y: 54 });
    expect(stepped(hexagon, { x: 30, y: 30 }, 1, 0, 1)).toEqual({ x: 90, y: 30 });
    expect(stepped(hexagon, { x: 30, y: 30 }, 1, 1, 1)).toEqual({ x: 60, y: 82 });
    expect(stepped(hexagon, { x: 30, y: 30 }, -1, 1, 1)).toEqual({ x: 0, y: 82 });
    expect(stepped(hexagon, { x: 60, y: 82 }, 1, 1, 1)).toEqual({ x: 90, y: 133.9 });
    expect(stepped(hexagon, { x: 60, y: 82 }, -1, -1, 1)).toEqual({ x: 30, y: 30 });
  });

  it("goes straight down hexagons by two steps", () => {
    const once = stepped(hexagon, { x: 90, y: 30 }, 0, 1, 1);
    expect(stepped(hexagon, once, 0, 1, 1).x).toBe(90);
  });
});
