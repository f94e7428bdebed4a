import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutLine } from "./cutLines";
import { joinedLines, straightened } from "./fewerPoints";

const size = { width: 300, height: 200 };
const area = { map: size, scene: size };
const value = fc.oneof(
  fc.double({ min: -100, max: 400, noNaN: true }),
  fc.constantFrom(0, 200, 300, -50, 150),
);
const line = (most = 12) =>
  fc.array(fc.tuple(value, value), { minLength: 2, maxLength: most }).map((points) => points.flat());

type Side = readonly [number, number, number, number];
const sidesOf = (points: readonly number[]): Side[] =>
  Array.from({ length: points.length / 2 - 1 }, (_, at) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(2 * at, 2 * at + 4);
    return [x1, y1, x2, y2] as const;
  });

function away(x: number, y: number, [x1, y1, x2, y2]: Side): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - (x2 - x1) * along, y - y1 - (y2 - y1) * along);
}
const nearest = (x: number, y: number, lines: readonly (readonly number[])[]) =>
  Math.min(Number.POSITIVE_INFINITY, ...lines.flatMap(sidesOf).map((side) => away(x, y, side)));

/** Places all along a line, its points among them. */
const placesOn = (points: readonly number[]): [number, number][] =>
  sidesOf(points).flatMap(([x1, y1, x2, y2]) =>
    Array.from({ length: 41 }, (_, at): [number, number] => [
      x1 + ((x2 - x1) * at) / 40,
      y1 + ((y2 - y1) * at) / 40,
    ]),
  );

describe("a line that is cut at the edge", () => {
  it("has all that lies inside, nothing else, and no piece without a length", () => {
    fc.assert(
      fc.property(line(), (points) => {
        const pieces = cutLine(area, points);
        for (const [x, y] of placesOn(points)) {
          if (x > 1 && x < 299 && y > 1 && y < 199) expect(nearest(x, y, pieces)).toBeLessThan(1);
        }
        for (const piece of pieces) {
          expect(sidesOf(piece).every(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2)).toBe(true);
          for (const [x, y] of placesOn(piece)) {
            expect(nearest(x, y, [points])).toBeLessThan(1);
            expect(x >= 0 && x <= 300 && y >= 0 && y <= 200).toBe(true);
          }
        }
      }),
    );
  });

  it("goes on as one through the area, and is several where it left it", () => {
    expect(cutLine(area, [10, 10, 50, 50, 50, 50, 90, 20])).toEqual([[10, 10, 50, 50, 90, 20]]);
    expect(cutLine(area, [10, 10, 10, 300, 50, 300, 50, 100])).toEqual([
      [10, 10, 10, 200],
      [50, 200, 50, 100],
    ]);
  });

  it("along the edge is kept, be it off by a rounding", () => {
    expect(cutLine(area, [0, 200.0001, 300.0001, 200.0001])).toEqual([[0, 200, 300, 200]]);
    expect(cutLine(area, [-40, -0.0001, 90, -0.0001])).toEqual([[0, 0, 90, 0]]);
    expect(cutLine(area, [0, 201, 300, 201])).toEqual([]);
    expect(cutLine(area, [100, -50, 100, 0])).toEqual([]);
  });
});

describe("a line with fewer points", () => {
  it("passes every point that it leaves out within the tolerance, in order, with its ends", () => {
    fc.assert(
      fc.property(line(40), fc.constantFrom(0.05, 0.75, 20), (points, tolerance) => {
        const kept = straightened(points, tolerance);
        expect([...kept.slice(0, 2), ...kept.slice(-2)]).toEqual([
          ...points.slice(0, 2),
          ...points.slice(-2),
        ]);
        for (const [x, y] of placesOn(points)) expect(nearest(x, y, [kept])).toBeLessThan(tolerance + 1e-6);
        for (const [x, y] of placesOn(kept))
          expect(nearest(x, y, [points])).toBeLessThan(tolerance * 2 + 1e-6);
      }),
    );
  });

  it("loses what lies on a straight way, and no spur", () => {
    expect(straightened([0, 0, 1, 0, 2, 0, 9, 0, 9, 4, 9, 9], 0.05)).toEqual([0, 0, 9, 0, 9, 9]);
    expect(straightened([0, 0, 9, 0, 4, 0], 0.05)).toEqual([0, 0, 9, 0, 4, 0]);
    expect(straightened([0, 0, 9, 0, 9, 9, 0, 9, 0, 0], 0.05)).toEqual([0, 0, 9, 0, 9, 9, 0, 9, 0, 0]);
  });
});

describe("lines whose ends touch", () => {
  it("are one line, whichever way each goes", () => {
    expect(
      joinedLines([
        [10, 0, 0, 0],
        [10, 0, 10, 10],
        [50, 50, 60, 60],
        [0, 10, 10, 10],
      ]),
    ).toEqual([
      [0, 0, 10, 0, 10, 10, 0, 10],
      [60, 60, 50, 50],
    ]);
  });

  it("keep every side, whatever they are", () => {
    const near = fc.integer({ min: 0, max: 4 });
    const lines = fc.array(
      fc.array(fc.tuple(near, near), { minLength: 2, maxLength: 4 }).map((points) => points.flat()),
      { maxLength: 12 },
    );
    const keys = (all: readonly (readonly number[])[]) =>
      all
        .flatMap(sidesOf)
        .map(([x1, y1, x2, y2]) => [`${x1},${y1}`, `${x2},${y2}`].sort().join(" "))
        .sort();
    fc.assert(
      fc.property(lines, (all) => {
        expect(keys(joinedLines(all))).toEqual(keys(all));
      }),
    );
  });
});
