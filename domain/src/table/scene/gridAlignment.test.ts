import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gridSchema } from "../../documents/sceneSchema";
import { checkCorners, gridFromCorners } from "./gridAlignment";

const unit = { name: "m", perCell: 1.5 } as const;
const place = fc.record({ x: fc.integer({ min: 0, max: 4000 }), y: fc.integer({ min: 0, max: 4000 }) });

/** How far a place is from the nearest line of a grid. */
const away = (value: number, offset: number, size: number) => {
  const rest = (((value - offset) % size) + size) % size;
  return Math.min(rest, size - rest);
};

describe("a grid from two corners", () => {
  it("has the side and the beginning that both corners say", () => {
    const grid = gridFromCorners({ from: { x: 110, y: 75 }, to: { x: 810, y: 425 }, columns: 10, rows: 5 });
    expect(grid).toEqual({ kind: "square", size: 70, offsetX: 40, offsetY: 5 });
  });

  it("has a line through every corner of a drawn grid, whichever two are pressed, in either order", () => {
    const counts = fc.integer({ min: 1, max: 30 });
    const size = fc.integer({ min: 160, max: 2000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        place,
        counts,
        counts,
        size,
        fc.boolean(),
        fc.boolean(),
        (from, columns, rows, side, left, up) => {
          const to = {
            x: from.x + (left ? -1 : 1) * columns * side,
            y: from.y + (up ? -1 : 1) * rows * side,
          };
          const grid = gridFromCorners({ from, to, columns, rows });
          if (grid === undefined) throw new Error("no grid");
          expect(grid.size).toBeCloseTo(side, 2);
          expect(away(from.x, grid.offsetX, grid.size)).toBeLessThan(0.2);
          expect(away(to.x, grid.offsetX, grid.size)).toBeLessThan(0.2);
          expect(away(from.y, grid.offsetY, grid.size)).toBeLessThan(0.2);
          expect(away(to.y, grid.offsetY, grid.size)).toBeLessThan(0.2);
        },
      ),
    );
  });

  it("shares what presses are off by between both corners", () => {
    const grid = gridFromCorners({ from: { x: 2, y: 0 }, to: { x: 1000, y: 1000 }, columns: 10, rows: 10 });
    expect(grid?.size).toBe(99.9);
    expect(away(2, grid?.offsetX ?? 0, 99.9)).toBeCloseTo(0.5, 0);
    expect(away(1000, grid?.offsetX ?? 0, 99.9)).toBeCloseTo(0.5, 0);
  });

  it("may come from two corners of one row or one column", () => {
    const row = gridFromCorners({ from: { x: 10, y: 33 }, to: { x: 210, y: 35 }, columns: 4, rows: 0 });
    expect(row).toEqual({ kind: "square", size: 50, offsetX: 10, offsetY: 34 });
    const column = gridFromCorners({ from: { x: 10, y: 10 }, to: { x: 12, y: 110 }, columns: 0, rows: 2 });
    expect(column).toEqual({ kind: "square", size: 50, offsetX: 11, offsetY: 10 });
  });

  it("is none without a count, or with squares that no scene may have, and says so", () => {
    const corners = { from: { x: 0, y: 0 }, to: { x: 100, y: 100 } };
    for (const counts of [
      { columns: 0, rows: 0 },
      { columns: 1.5, rows: 1 },
      { columns: -1, rows: 3 },
      { columns: Number.NaN, rows: 1 },
    ]) {
      expect(gridFromCorners({ ...corners, ...counts })).toBeUndefined();
      expect(checkCorners({ ...corners, ...counts })).toBe("Dis combien de cases séparent les deux coins.");
    }
    expect(checkCorners({ ...corners, columns: 10, rows: 10 })).toBe(
      "Une case aurait 10 pixels : il en faut de 16 à 512.",
    );
    expect(gridFromCorners({ ...corners, columns: 10, rows: 10 })).toBeUndefined();
    const far = { from: { x: 0, y: 0 }, to: { x: 4000, y: 4000 }, columns: 2, rows: 2 };
    expect(checkCorners(far)).toContain("2\u202f000 pixels");
    expect(checkCorners({ ...corners, columns: 2, rows: 2 })).toBeUndefined();
  });

  it("is one that a scene takes, wherever one presses", () => {
    const counts = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(place, place, counts, counts, (from, to, columns, rows) => {
        const grid = gridFromCorners({ from, to, columns, rows });
        if (grid) expect(gridSchema.safeParse({ ...grid, unit }).success).toBe(true);
      }),
    );
  });
});
