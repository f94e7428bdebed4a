import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FogChange, MAX_FOG_POINTS, type Region } from "../../documents/sceneSchema";
import { refusalOf } from "../../testing/refusals";
import { brushRegion } from "./brush";
import { isCovered, isRevealed, revealedBy } from "./cover";
import { applyFogChange } from "./fog";
import { bounded, difference, fogEffort, intersection, union } from "./region";
import { areaOf, isInside, pointCount, rectangleOf, wholeOf } from "./shapes";
import { tileBox, tileCounts, tileNames, tilesTouched } from "./tiles";

const SIZE = { width: 1000, height: 800 };
const reveal = (...outline: number[]): FogChange => ({ kind: "reveal", outline });
const cover = (...outline: number[]): FogChange => ({ kind: "cover", outline });
const rect = (x: number, y: number, width: number, height: number): Region => [
  { outline: rectangleOf(x, y, width, height), holes: [] },
];
const after = (...changes: FogChange[]) =>
  changes.reduce<Region>((revealed, change) => applyFogChange(revealed, change, SIZE, fogEffort()), []);

/** Stars around a centre: simple polygons of any shape. */
const polygons = fc
  .record({
    x: fc.integer({ min: 100, max: 900 }),
    y: fc.integer({ min: 100, max: 700 }),
    radii: fc.array(fc.integer({ min: 20, max: 250 }), { minLength: 3, maxLength: 24 }),
  })
  .map(({ x, y, radii }) =>
    radii.flatMap((radius, index) => {
      const angle = (2 * Math.PI * index) / radii.length;
      return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
    }),
  );
/** Off the tenths that results are rounded to. */
const points = fc.record({
  x: fc.integer({ min: 0, max: 999 }).map((x) => x + 0.537),
  y: fc.integer({ min: 0, max: 799 }).map((y) => y + 0.463),
});
const changes = fc.array(fc.record({ outline: polygons, reveals: fc.boolean() }), { maxLength: 8 });

/** How far a point is from the sides of a polygon, at least. */
function distanceToSides(outline: readonly number[], { x, y }: { x: number; y: number }): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < outline.length; index += 2) {
    const [x1 = 0, y1 = 0] = outline.slice(index, index + 2);
    const next = (index + 2) % outline.length;
    const [x2 = 0, y2 = 0] = outline.slice(next, next + 2);
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const share = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const at = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x1 + at * (x2 - x1) - x, y1 + at * (y2 - y1) - y));
  }
  return nearest;
}

/** A star of so many points, each side of which crosses nearly all others. */
const starOf = (count: number, radius = 400) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index * ((count - 1) / 2)) / count;
    return [500 + radius * Math.cos(angle), 400 + radius * Math.sin(angle)];
  })
    .flat()
    .map((value) => Math.round(value * 10) / 10);

describe("fog", () => {
  it("is opened and closed by shapes, within the scene", () => {
    expect(areaOf(after(reveal(...rectangleOf(-100, 0, 200, 100))))).toBe(10_000);
    const holed = after(reveal(...rectangleOf(0, 0, 100, 100)), cover(...rectangleOf(25, 25, 50, 50)));
    expect(areaOf(holed)).toBe(7500);
    expect(holed[0]?.holes).toHaveLength(1);
    expect(isInside(holed, { x: 50, y: 50 })).toBe(false);
    expect(isInside(holed, { x: 10, y: 50 })).toBe(true);
    expect(after(cover(...rectangleOf(0, 0, 9, 9)))).toEqual([]);
  });

  it("is opened whole, closed whole and set as it was", () => {
    const open = after({ kind: "revealAll" });
    expect(areaOf(open)).toBe(800_000);
    expect(applyFogChange(open, { kind: "coverAll" }, SIZE, fogEffort())).toEqual([]);
    const set = applyFogChange([], { kind: "set", revealed: rect(900, 0, 500, 100) }, SIZE, fogEffort());
    expect(areaOf(set)).toBe(10_000);
  });

  it("follows a brush, around corners and over its own line", () => {
    const brush: FogChange = {
      kind: "brush",
      line: [100, 100, 300, 100, 300, 300, 100, 300, 100, 100],
      radius: 20,
      reveals: true,
    };
    const ring = after(brush);
    expect(isInside(ring, { x: 200, y: 118 })).toBe(true);
    expect(isInside(ring, { x: 200, y: 200 })).toBe(false);
    expect(applyFogChange(ring, { ...brush, reveals: false }, SIZE, fogEffort())).toEqual([]);
    expect(areaOf(brushRegion([50, 50], 10, fogEffort()))).toBeCloseTo(305.4, 0);
    expect(brushRegion([50, 50, 50, 50], 10, fogEffort())).toEqual(brushRegion([50, 50], 10, fogEffort()));
  });

  it("shows a point exactly when the last shape over it opened it", () => {
    fc.assert(
      fc.property(changes, points, (drawn, point) => {
        fc.pre(drawn.every(({ outline }) => distanceToSides(outline, point) > 1));
        const revealed = after(
          ...drawn.map(({ outline, reveals }) => (reveals ? reveal(...outline) : cover(...outline))),
        );
        const over = drawn.filter(({ outline }) => isInside([{ outline, holes: [] }], point));
        expect(isInside(revealed, point)).toBe(over.at(-1)?.reveals ?? false);
      }),
    );
  });

  it("never closes by opening, nor opens by closing", () => {
    fc.assert(
      fc.property(changes, polygons, (drawn, outline) => {
        const before = after(...drawn.map((one) => reveal(...one.outline)));
        const opened = applyFogChange(before, reveal(...outline), SIZE, fogEffort());
        const closed = applyFogChange(before, cover(...outline), SIZE, fogEffort());
        const slack = 0.2 * (pointCount(before) + pointCount(opened) + pointCount(closed) + 100);
        expect(areaOf(difference(before, opened, fogEffort()))).toBeLessThan(slack);
        expect(areaOf(difference(closed, before, fogEffort()))).toBeLessThan(slack);
        expect(
          areaOf(union(closed, intersection(before, rect(0, 0, 1000, 800), fogEffort()), fogEffort())),
        ).toBeCloseTo(areaOf(before), -2);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps to its number of points, and refuses what has too many details", () => {
    const comb = (teeth: number, height: number): Region =>
      Array.from({ length: teeth }, (_, index) => ({
        outline: rectangleOf((index % 60) * 16, Math.floor(index / 60) * (height + 4), 9, height),
        holes: [],
      }));
    expect(refusalOf(() => bounded(comb(1500, 18), fogEffort()))).toBe("invalid-input");
    const circles: Region = Array.from({ length: 30 }, (_, index) => ({
      outline: Array.from({ length: 200 }, (_, corner) => {
        const angle = (2 * Math.PI * corner) / 200;
        return [
          50 + (index % 10) * 100 + 45 * Math.cos(angle),
          50 + Math.floor(index / 10) * 100 + 45 * Math.sin(angle),
        ];
      }).flat(),
      holes:
        index === 0 ? [{ points: rectangleOf(40, 40, 20, 20) }, { points: [50, 30, 51, 30, 50, 31] }] : [],
    }));
    const simpler = bounded(
      [...circles, { outline: [990, 790, 990.4, 790, 990, 790.4], holes: [] }],
      fogEffort(),
    );
    expect(pointCount(simpler)).toBeLessThanOrEqual(MAX_FOG_POINTS);
    expect(areaOf(simpler) / areaOf(circles)).toBeCloseTo(1, 1);
  });

  it("takes a shape with nothing in it as nothing", () => {
    expect(union([{ outline: [], holes: [] }], [], fogEffort())).toEqual([]);
    expect(intersection([], rect(0, 0, 9, 9), fogEffort())).toEqual([]);
    expect(union([{ outline: [5, 5, 5, 5, 5, 5], holes: [] }], [], fogEffort())).toEqual([]);
  });

  it("holds what a ring goes around twice, and none of a hole", () => {
    const twice = [0, 0, 90, 0, 90, 90, 0, 90, 0, 0, 60, 0, 60, 60, 0, 60];
    expect(areaOf(union([{ outline: twice, holes: [] }], [], fogEffort()))).toBe(8100);
    const holes = [{ points: rectangleOf(10, 10, 40, 40) }, { points: rectangleOf(30, 30, 40, 40) }];
    const holed = union([{ outline: rectangleOf(0, 0, 90, 90), holes }], [], fogEffort());
    expect(areaOf(holed)).toBe(8100 - 2800);
    const filled = union(holed, rect(20, 20, 20, 20), fogEffort());
    expect(filled.map((polygon) => polygon.holes.length)).toEqual([1, 0]);
    expect(areaOf(filled)).toBe(8100 - 2800 + 400);
  });

  it("keeps each hole in the outline around it, and an island in a hole apart", () => {
    const ring = (inset: number, holes: Region[number]["holes"]) => ({
      outline: rectangleOf(inset, inset, 200 - 2 * inset, 200 - 2 * inset),
      holes,
    });
    const island = ring(60, [{ points: rectangleOf(80, 80, 40, 40) }]);
    const islands: Region = [ring(0, [{ points: rectangleOf(20, 20, 160, 160) }]), island];
    expect(union(islands, [], fogEffort())).toEqual([
      { outline: rectangleOf(0, 0, 200, 200), holes: [{ points: [180, 20, 20, 20, 20, 180, 180, 180] }] },
      { outline: rectangleOf(60, 60, 80, 80), holes: [{ points: [120, 80, 80, 80, 80, 120, 120, 120] }] },
    ]);
  });

  it("covers creatures and objects, never characters", () => {
    const fog = { on: true, revealed: rect(0, 0, 100, 100) };
    expect(isCovered(fog, { kind: "creature", x: 50, y: 50 })).toBe(false);
    expect(isCovered(fog, { kind: "creature", x: 150, y: 50 })).toBe(true);
    expect(isCovered(fog, { kind: "object", x: 150, y: 50 })).toBe(true);
    expect(isCovered(fog, { kind: "character", x: 150, y: 50 })).toBe(false);
    expect(isRevealed({ ...fog, on: false }, { x: 150, y: 50 })).toBe(true);
    expect(revealedBy({ ...fog, on: false }, SIZE)).toEqual(wholeOf(SIZE));
  });
});

describe("a picture's tiles", () => {
  const picture = { columns: 3, rows: 2 };

  it("cover the scene", () => {
    expect(tileCounts({ width: 1200, height: 1000 })).toEqual(picture);
    expect(tileNames(picture)).toEqual(["overview", "0", "1", "2", "3", "4", "5"]);
    expect(tileBox(picture, "4")).toEqual({ left: 512, top: 512, right: 1024, bottom: 1024 });
    expect(tileBox(picture, "overview").right).toBe(1536);
  });

  it("are touched by a region over them, around them or on their edge", () => {
    expect(tilesTouched(picture, [])).toEqual([]);
    expect(tilesTouched(picture, rect(600, 600, 20, 20))).toEqual(["overview", "4"]);
    expect(tilesTouched(picture, rect(0, 0, 1200, 1000))).toEqual(tileNames(picture));
    expect(tilesTouched(picture, rect(512, 10, 10, 10))).toEqual(["overview", "0", "1"]);
    const frame: Region = [
      { outline: rectangleOf(-50, -50, 2000, 2000), holes: [{ points: rectangleOf(-10, -10, 1800, 1800) }] },
    ];
    expect(tilesTouched(picture, frame)).toEqual([]);
    expect(tilesTouched(picture, [{ outline: [500, -100, 700, -100, 500, 100], holes: [] }])).toEqual([
      "overview",
      "0",
      "1",
    ]);
  });

  it("are touched wherever a point of the region lies", () => {
    fc.assert(
      fc.property(polygons, points, (outline, point) => {
        fc.pre(isInside([{ outline, holes: [] }], point));
        const name = String(Math.floor(point.x / 512) + 3 * Math.floor(point.y / 512));
        expect(tilesTouched(picture, [{ outline, holes: [] }])).toContain(name);
      }),
    );
  });
});

describe("what a change costs", () => {
  it("is little for a brush that scribbles over itself", () => {
    const line = Array.from({ length: 400 }, (_, index) => 100 + ((index * 7919) % 600));
    const brush: FogChange = { kind: "brush", line, radius: 192, reveals: true };
    const brushed = applyFogChange([], brush, SIZE, fogEffort());
    expect(isInside(brushed, { x: 400, y: 400 })).toBe(true);
    expect(pointCount(brushed)).toBeLessThan(200);
  });

  it("has a bound: shapes whose sides cross each other too often are refused", () => {
    const set = (outline: number[]): FogChange => ({ kind: "set", revealed: [{ outline, holes: [] }] });
    expect(refusalOf(() => applyFogChange([], set(starOf(601)), SIZE, fogEffort()))).toBe("invalid-input");
    expect(areaOf(applyFogChange([], set(starOf(99)), SIZE, fogEffort()))).toBeGreaterThan(0);
    // A comb's teeth and a star are each simple enough.
    const teeth = Array.from({ length: 900 }, (_, index) => rectangleOf(index, 0, 0.5, 800));
    const comb = teeth.map((outline) => ({ outline, holes: [] }));
    expect(refusalOf(() => applyFogChange(comb, reveal(...starOf(99)), SIZE, fogEffort()))).toBe(
      "invalid-input",
    );
  });
});
