import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gridOf } from "../../testing/scenes";
import { distanceBetween, distanceText, pathLength } from "./distance";

const square = gridOf();
const zones = gridOf({ kind: "none", size: 200, unit: { name: "zones", perCell: 1 } });

describe("the length of a path", () => {
  it("counts a diagonal as one square in D&D, and straight in the other games", () => {
    const diagonal = [25, 25, 175, 175];
    expect(pathLength(square, "dnd5e", diagonal)).toBe(4.5);
    expect(pathLength(square, "cyberpunk", diagonal)).toBeCloseTo(6.364, 3);
  });

  it("adds up its parts, and is nothing for one point", () => {
    expect(pathLength(square, "dnd5e", [25, 25, 125, 25, 125, 75])).toBe(4.5);
    expect(pathLength(square, "dnd5e", [25, 25])).toBe(0);
    expect(pathLength(square, "dnd5e", [])).toBe(0);
  });

  it("counts hexagons by steps", () => {
    const hexagons = gridOf({ kind: "hexagon", size: 60, unit: { name: "cases", perCell: 1 } });
    expect(pathLength(hexagons, "dnd5e", [30, 30, 60, 82])).toBe(1);
    expect(pathLength(hexagons, "cthulhu", [30, 30, 30, 133.9])).toBe(2);
    expect(pathLength(hexagons, "vampire", [30, 30, 150, 30])).toBe(2);
    expect(pathLength(hexagons, "vampire", [150, 30, 60, 82])).toBe(2);
  });

  it("measures zones straight in every game", () => {
    expect(pathLength(zones, "dnd5e", [0, 0, 0, 400])).toBe(2);
    expect(pathLength(gridOf({ unit: { name: "zones", perCell: 1 } }), "dnd5e", [0, 0, 30, 40])).toBe(1);
  });

  it("is the same both ways, and no shorter than straight in any game but on a D&D grid", () => {
    const coordinate = fc.integer({ min: 0, max: 3000 });
    const system = fc.constantFrom("dnd5e" as const, "vampire" as const);
    const kind = fc.constantFrom("square" as const, "hexagon" as const, "none" as const);
    fc.assert(
      fc.property(
        kind,
        system,
        fc.tuple(coordinate, coordinate, coordinate, coordinate),
        (kind, game, path) => {
          const [a, b, c, d] = path;
          const grid = gridOf({ kind });
          expect(pathLength(grid, game, path)).toBeCloseTo(pathLength(grid, game, [c, d, a, b]), 6);
        },
      ),
    );
  });
});

describe("the distance of two tokens", () => {
  const goblin = { x: 25, y: 25, size: 1 };

  it("is that of their nearest squares, whatever their size", () => {
    expect(distanceBetween(square, "dnd5e", goblin, { x: 100, y: 50, size: 2 })).toBe(1.5);
    expect(distanceBetween(square, "dnd5e", { x: 100, y: 50, size: 2 }, goblin)).toBe(1.5);
    expect(distanceBetween(square, "dnd5e", goblin, { x: 200, y: 200, size: 4 })).toBe(3);
    expect(distanceBetween(square, "cyberpunk", goblin, { x: 150, y: 50, size: 2 })).toBe(3);
  });

  it("is nothing where one stands on the other", () => {
    expect(distanceBetween(square, "dnd5e", goblin, { x: 50, y: 50, size: 2 })).toBe(0);
    expect(distanceBetween(square, "dnd5e", goblin, { ...goblin, size: 0.5 })).toBe(0);
  });
});

describe("a distance in words", () => {
  it("has metres to tenths and the others whole", () => {
    expect(distanceText(square, 9)).toBe("9 m");
    expect(distanceText(square, 6.364)).toBe("6,4 m");
    expect(distanceText(zones, 1.2)).toBe("1 zone");
    expect(distanceText(zones, 2)).toBe("2 zones");
    expect(distanceText(gridOf({ unit: { name: "cases", perCell: 1 } }), 0)).toBe("0 case");
  });
});
