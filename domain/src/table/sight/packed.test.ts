import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WALL_KINDS } from "../../documents/wallSchema";
import { packedTokens, packedWalls, unpackedTokens, unpackedWalls } from "./packed";
import { packedOutline, unpackedOutline } from "./packedOutline";

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const coordinate = tenths(-12_288, 24_576);
const pairs = <T>(one: fc.Arbitrary<T>, minLength: number, maxLength: number) =>
  fc.array(fc.tuple(one, one), { minLength, maxLength }).map((places) => places.flat());

const anyWall = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/),
  kind: fc.constantFrom(...WALL_KINDS),
  points: pairs(coordinate, 2, 12),
});
const anyToken = fc.record({
  id: fc.string(),
  kind: fc.constantFrom("character" as const, "creature" as const, "object" as const),
  x: coordinate,
  y: coordinate,
  size: tenths(1, 10),
  hidden: fc.boolean(),
  isEye: fc.boolean(),
  darkvision: tenths(0, 5000),
  light: tenths(0, 5000),
  isPublic: fc.boolean(),
});

describe("packed walls", () => {
  it("are the same unpacked", () => {
    fc.assert(
      fc.property(fc.array(anyWall), (walls) => {
        expect(unpackedWalls(packedWalls(walls))).toEqual(walls);
      }),
    );
  });

  it("are none in a text that is broken, and the others where some are", () => {
    for (const text of ["", "[", "null", "{}", '"walls"', "[1]", '[["wall-1"]]', "[[[]]]"])
      expect(unpackedWalls(text), text).toEqual([]);
    const wall = { id: "wall-1", kind: "object" as const, points: [1, 2, 3.5, 4] };
    const rows = [
      ...[["wall-1", 1, 1, 2, 3.5, 4]],
      ...[["wall-2", 7, 1, 2, 3, 4]],
      ...[["wall 3!", 0, 1, 2, 3, 4]],
      ...[["wall-4", 0, 1, 2, 3]],
      ...[["wall-5", 0, 1, 2]],
      ...[["wall-6", 0, 1, 2, 3, "4"]],
    ];
    expect(unpackedWalls(JSON.stringify(rows))).toEqual([wall]);
    expect(packedWalls([wall])).toBe(JSON.stringify(rows.slice(0, 1)));
  });
});

describe("packed tokens", () => {
  it("are the same unpacked", () => {
    fc.assert(
      fc.property(fc.array(anyToken), (tokens) => {
        expect(unpackedTokens(packedTokens(tokens))).toEqual(tokens);
      }),
    );
  });

  it("are none in a text that is broken, and the others where some are", () => {
    for (const text of ["", "]", "null", "{}", "[[]]", '[["hero"]]', "[[1,2,3,4,5,6,7,8]]"])
      expect(unpackedTokens(text), text).toEqual([]);
    const rows = [
      ["hero", 0, 1, 2, 1, 6, 300, 0],
      ["goblin", 1, 1, 2, 1, 0, "far", 0],
    ];
    expect(unpackedTokens(JSON.stringify(rows))).toEqual([
      {
        ...{ id: "hero", kind: "character", x: 1, y: 2, size: 1, darkvision: 300, light: 0 },
        ...{ hidden: false, isEye: true, isPublic: true },
      },
    ]);
  });

  it("take less than 60 KB for 500", () => {
    const tokens = Array.from({ length: 500 }, (_, at) => ({
      ...{ id: `creature-0123456789abcdef-${at}`, kind: "creature" as const, x: 12_287.9, y: 12_287.9 },
      ...{ size: 2.5, hidden: true, isEye: true, isPublic: true, darkvision: 1234.5, light: 1234.5 },
    }));
    expect(packedTokens(tokens).length).toBeLessThan(60_000);
  });
});

describe("a packed outline", () => {
  it("has the same places in whole pixels, each once in a row", () => {
    fc.assert(
      fc.property(pairs(coordinate, 0, 30), (points) => {
        const rounded = points.map((value) => Math.round(value));
        const expected: number[] = [];
        for (let at = 0; at < rounded.length; at += 2) {
          const [x = 0, y = 0] = [rounded[at], rounded[at + 1]];
          if (at > 0 && x === expected.at(-2) && y === expected.at(-1)) continue;
          expected.push(x, y);
        }
        // Zero has no sign here.
        expect(unpackedOutline(packedOutline(points))).toEqual(expected.map((value) => value + 0));
      }),
    );
  });

  it("says how far each place is from the one before, in base 36", () => {
    expect(packedOutline([0, 0, 100.4, 0, 100.2, 0, 100, -35])).toBe("0 0 2s 0 0 -z");
    expect(unpackedOutline("0 0 2s 0 0 -z")).toEqual([0, 0, 100, 0, 100, -35]);
  });

  it("of nothing is nothing", () => {
    expect(packedOutline([])).toBe("");
    expect(unpackedOutline("")).toEqual([]);
  });
});
