import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_SCENE_SIDE, type Region, TILE_SIDE } from "../../documents/sceneSchema";
import { Chance } from "../../testing/chance";
import { withSeen } from "../../testing/seenOutlines";
import { isInside, rectangleOf } from "../scene/shapes";
import {
  type Explored,
  exploredRectangles,
  exploredRegion,
  isExplored,
  nothingExplored,
  openRegion,
  readExplored,
  storedExplored,
  tilesBetween,
  withOpened,
  withoutSeen,
} from "./explored";

const SIZE = { width: 1000, height: 700 };
/** Squares of 10 pixels. */
const GRID = { size: 40 };
const nothing = nothingExplored(SIZE, GRID);

const rectangle = (...box: Parameters<typeof rectangleOf>): Region => [
  { outline: rectangleOf(...box), holes: [] },
];
/** The middles of all squares. */
const middlesOf = ({ step, columns, rows }: Explored) =>
  Array.from({ length: columns * rows }, (_, at) => ({
    x: ((at % columns) + 0.5) * step,
    y: (Math.floor(at / columns) + 0.5) * step,
  }));
const seenIn = (explored: Explored) => middlesOf(explored).map((place) => isExplored(explored, place));
const countOf = (explored: Explored) => seenIn(explored).filter(Boolean).length;
/** Each square seen so many times of a hundred. */
function speckled(percent: number, seed: number, from = nothing): Explored {
  const chance = new Chance(seed);
  const bits = from.bits.slice();
  for (let at = 0; at < from.columns * from.rows; at += 1)
    if (chance.percent(percent)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return { ...from, bits };
}
/** A star of some corners, which crosses itself. */
function star(chance: Chance): number[] {
  return Array.from({ length: 5 + chance.below(8) }, () => [
    chance.between(-100, 1100) + 0.03,
    chance.between(-100, 800) + 0.03,
  ]).flat();
}

describe("what was seen of a scene", () => {
  it("is nothing at first, in quarters of cells", () => {
    expect(nothing).toMatchObject({ step: 10, columns: 100, rows: 70 });
    expect(countOf(nothing)).toBe(0);
    expect(nothingExplored({ width: 1001, height: 700 }, GRID).columns).toBe(101);
    expect(nothingExplored(SIZE, { size: 16 }).step).toBe(4);
  });

  it("fits into 32 KB, whatever the scene's size and grid", () => {
    const side = fc.integer({ min: 256, max: MAX_SCENE_SIDE });
    const check = (width: number, height: number, size: number) => {
      const empty = nothingExplored({ width, height }, { size });
      const full = { ...empty, bits: empty.bits.map(() => 255) };
      expect(storedExplored(full).bits.length).toBeLessThanOrEqual(32_000);
      expect(empty.columns * empty.step).toBeGreaterThanOrEqual(width);
      expect(empty.rows * empty.step).toBeGreaterThanOrEqual(height);
    };
    check(MAX_SCENE_SIDE, MAX_SCENE_SIDE, 16);
    check(MAX_SCENE_SIDE, MAX_SCENE_SIDE, 512);
    fc.assert(fc.property(side, side, fc.integer({ min: 16, max: 512 }), check), { numRuns: 50 });
  });

  it("is no place outside of the scene", () => {
    const all = withOpened(nothing, rectangle(-10, -10, 2000, 2000));
    expect(countOf(all)).toBe(7000);
    for (const [x, y] of [
      [-1, 5],
      [5, -1],
      [1001, 5],
      [5, 701],
    ] as const)
      expect(isExplored(all, { x, y })).toBe(false);
  });
});

describe("what is seen besides", () => {
  it("are the squares whose middles lie in one of the outlines", () => {
    const chance = new Chance(5);
    for (let round = 0; round < 10; round += 1) {
      const outlines = [star(chance), star(chance)];
      const { explored } = withSeen(nothing, outlines);
      expect(seenIn(explored)).toEqual(
        middlesOf(nothing).map((place) =>
          outlines.some((outline) => isInside([{ outline, holes: [] }], place)),
        ),
      );
    }
  });

  it("is kept with what was seen before, which is left as it was", () => {
    const first = withSeen(nothing, [rectangleOf(0, 0, 100, 100)]).explored;
    const both = withSeen(first, [rectangleOf(500, 500, 100, 100)]).explored;
    expect([countOf(nothing), countOf(first), countOf(both)]).toEqual([0, 100, 200]);
  });

  it("is nothing new the second time", () => {
    const outlines = [rectangleOf(3, 3, 500, 300)];
    const once = withSeen(nothing, outlines);
    const twice = withSeen(once.explored, outlines);
    expect(once.won).toBeDefined();
    expect(twice.won).toBeUndefined();
    expect(twice.explored).toBe(once.explored);
    expect(withSeen(nothing, []).won).toBeUndefined();
    expect(withSeen(nothing, [[], [5, 5]]).won).toBeUndefined();
  });

  it("has a box around what is new, and the pieces of the picture there", () => {
    const before = withSeen(nothing, [rectangleOf(0, 0, 600, 100)]).explored;
    const { won } = withSeen(before, [rectangleOf(0, 50, 600, 100)]);
    expect(won?.box).toEqual({ left: 0, top: 100, right: 600, bottom: 150 });
    expect(won?.tiles).toEqual(new Set(["0,0", "1,0"]));
    expect(withSeen(nothing, [rectangleOf(0, 0, 10, 10)]).won?.tiles).toEqual(new Set(["0,0"]));
  });

  it("touches all four pieces where one square lies on their corner", () => {
    const grid = nothingExplored({ width: 1024, height: 1024 }, { size: 70 });
    const { won } = withSeen(grid, [rectangleOf(508, 508, 16, 16)]);
    expect(won?.box).toEqual({ left: 507.5, top: 507.5, right: 525, bottom: 525 });
    expect(won?.tiles).toEqual(new Set(["0,0", "1,0", "0,1", "1,1"]));
    const seen = withOpened(grid, rectangle(508, 508, 16, 16));
    expect(tilesBetween(grid, seen)).toEqual(won?.tiles);
  });
});

describe("stored", () => {
  it("it is the same read again", () => {
    for (const percent of [0, 3, 50, 100]) {
      for (const size of [SIZE, { width: 1010, height: 690 }, { width: 1020, height: 1010 }]) {
        const explored = speckled(percent, percent, nothingExplored(size, GRID));
        expect(readExplored(storedExplored(explored), size, GRID)).toEqual(explored);
      }
    }
  });

  it("it is text of 64 letters", () => {
    const { bits, ...rest } = storedExplored(speckled(50, 1));
    expect(bits).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(rest).toEqual({ step: 10, columns: 100, rows: 70 });
    const three = { step: 10, columns: 8, rows: 3, bits: Uint8Array.from([0x4d, 0x61, 0x6e]) };
    expect(storedExplored(three).bits).toBe("TWFu");
  });

  it("it is nothing where nothing is stored, and as far as a shorter text goes", () => {
    expect(readExplored(undefined, SIZE, GRID)).toEqual(nothing);
    const cut = readExplored({ step: 10, columns: 100, rows: 70, bits: "////" }, SIZE, GRID);
    expect(countOf(cut)).toBe(24);
  });

  it("it is read anew by the middles of squares where the grid has another size since", () => {
    const before = withOpened(nothing, rectangle(100, 100, 300, 200));
    const after = readExplored(storedExplored(before), SIZE, { size: 70 });
    expect(after).toMatchObject({ step: 17.5, columns: 58, rows: 40 });
    expect(seenIn(after)).toEqual(middlesOf(after).map((place) => isExplored(before, place)));
    expect(countOf(after)).toBeGreaterThan(150);
  });

  it("it keeps its places where the scene is larger or smaller since", () => {
    const stored = storedExplored(withOpened(nothing, rectangle(100, 100, 300, 200)));
    const larger = readExplored(stored, { width: 2000, height: 1400 }, GRID);
    expect(countOf(larger)).toBe(600);
    expect([isExplored(larger, { x: 105, y: 105 }), isExplored(larger, { x: 405, y: 105 })]).toEqual([
      true,
      false,
    ]);
    expect(countOf(readExplored(stored, { width: 256, height: 256 }, GRID))).toBe(16 * 16);
    for (const size of [
      { ...SIZE, width: 2000 },
      { ...SIZE, height: 1400 },
    ]) {
      const after = readExplored(stored, size, GRID);
      expect(seenIn(after)).toEqual(
        middlesOf(after).map(({ x, y }) => x > 100 && x < 400 && y > 100 && y < 300),
      );
    }
    // As many squares, twice as large.
    const scaled = readExplored(stored, { width: 2000, height: 1400 }, { size: 80 });
    expect(scaled).toMatchObject({ step: 20, columns: 100, rows: 70 });
    expect(countOf(scaled)).toBe(150);
  });
});

describe("as rectangles", () => {
  it("it has each seen square in one of them, and no other", () => {
    for (const percent of [0, 10, 50, 90, 100]) {
      const explored = speckled(percent, percent + 1);
      const boxes = exploredRectangles(explored);
      const around = middlesOf(explored).map(
        ({ x, y }) =>
          boxes.filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom).length,
      );
      expect(around).toEqual(seenIn(explored).map((isSeen) => (isSeen ? 1 : 0)));
    }
  });

  it("it has one for rows that are alike", () => {
    const explored = withSeen(nothing, [
      rectangleOf(100, 100, 300, 200),
      rectangleOf(600, 0, 20, 700),
    ]).explored;
    expect(exploredRectangles(explored)).toHaveLength(2);
    expect(exploredRectangles(explored)).toContainEqual({ left: 100, top: 100, right: 400, bottom: 300 });
    expect(exploredRegion(withOpened(nothing, rectangle(0, 0, 1000, 700)))).toEqual(
      rectangle(0, 0, 1000, 700),
    );
  });

  it("it has those of a box, whole squares of it", () => {
    const explored = speckled(50, 3);
    const box = { left: 205, top: 305, right: 495, bottom: 395 };
    const within = exploredRectangles(explored, box);
    const inBox = middlesOf(explored).filter(({ x, y }) => x > 200 && x < 500 && y > 300 && y < 400);
    for (const place of inBox) {
      const isSeen = within.some(
        ({ left, top, right, bottom }) =>
          left < place.x && place.x < right && top < place.y && place.y < bottom,
      );
      expect(isSeen).toBe(isExplored(explored, place));
    }
    for (const { left, top, right, bottom } of within) {
      expect(left >= 200 && right <= 510 && top >= 300 && bottom <= 410).toBe(true);
    }
    const outside = { left: -500, top: -500, right: 5000, bottom: 5000 };
    expect(exploredRectangles(explored, outside)).toEqual(exploredRectangles(explored));
  });
});

describe("what stays open when sight is switched off", () => {
  it("is exactly what was seen", () => {
    const explored = withSeen(nothing, [
      rectangleOf(100, 100, 300, 200),
      [500, 0, 900, 650, 500, 650],
    ]).explored;
    const region = openRegion(explored);
    expect(region).toEqual(exploredRegion(explored));
    expect(middlesOf(explored).map((place) => isInside(region, place))).toEqual(seenIn(explored));
    expect(openRegion(nothing)).toEqual([]);
  });

  it("has 900 polygons at most, of larger squares where it is ragged", () => {
    const ragged = speckled(50, 9);
    expect(exploredRegion(ragged).length).toBeGreaterThan(900);
    const region = openRegion(ragged);
    expect(region.length).toBeLessThanOrEqual(900);
    expect(region.length).toBeGreaterThan(0);
  });

  it("has each larger square of which two of four were seen, at the scene's edges too", () => {
    const ragged = speckled(50, 12, nothingExplored({ width: 1010, height: 690 }, GRID));
    const region = openRegion(ragged);
    for (let left = 0; left < 1010; left += 20) {
      for (let top = 0; top < 690; top += 20) {
        const four = [5, 15].flatMap((x) => [5, 15].map((y) => ({ x: left + x, y: top + y })));
        const seen = four.filter((place) => isExplored(ragged, place)).length;
        expect(isInside(region, { x: left + 5, y: top + 5 }), `${left}, ${top}`).toBe(seen >= 2);
      }
    }
  });

  it("opens a larger square where two of its four were seen", () => {
    // Stripes of one square, so many that they do not fit.
    const stripes = speckled(0, 1, nothingExplored({ width: 4000, height: 4000 }, GRID));
    const columns = Array.from({ length: 1000 }, (_, at) => at).filter((at) => at % 2 === 0 && at < 400);
    const seen = withSeen(
      stripes,
      columns.flatMap((column) =>
        Array.from({ length: 10 }, (_, at) => rectangleOf(column * 10, at * 400, 10, 200 + column / 100)),
      ),
    ).explored;
    const region = openRegion(seen);
    expect(region.length).toBeLessThanOrEqual(10);
    expect(isInside(region, { x: 2005, y: 100 })).toBe(true);
    expect(isInside(region, { x: 2005, y: 300 })).toBe(false);
    expect(isInside(region, { x: 3990, y: 100 })).toBe(true);
    expect(isInside(region, { x: 4000.5, y: 100 })).toBe(false);
  });
});

describe("by hand", () => {
  const holed: Region = [
    {
      outline: [103.3, 51.7, 900.1, 120.4, 760.6, 640.2, 88.8, 590.5],
      holes: [{ points: [300.1, 200.3, 500.7, 220.9, 450.2, 420.1] }],
    },
    { outline: [950.3, 610.1, 999.3, 620.2, 940.1, 690.7], holes: [] },
  ];
  const isIn = middlesOf(nothing).map((place) => isInside(holed, place));

  it("what is opened was seen besides", () => {
    const before = speckled(30, 4);
    expect(seenIn(withOpened(before, holed))).toEqual(seenIn(before).map((was, at) => was || isIn[at]));
    expect(isIn.filter(Boolean).length).toBeGreaterThan(2000);
    expect(withOpened(before, [])).toEqual(before);
  });

  it("what is covered was not seen any more", () => {
    const before = speckled(70, 6);
    expect(seenIn(withoutSeen(before, holed))).toEqual(seenIn(before).map((was, at) => was && !isIn[at]));
    expect(withoutSeen(before, [])).toEqual(before);
    expect(countOf(withoutSeen(before, rectangle(-5, -5, 3000, 3000)))).toBe(0);
  });

  it("leaves what was seen as it was", () => {
    const before = speckled(50, 8);
    const copy = { ...before, bits: before.bits.slice() };
    withOpened(before, holed);
    withoutSeen(before, holed);
    expect(before).toEqual(copy);
  });

  it("takes no longer for the most points that fog may have, on the largest scene", () => {
    const largest = nothingExplored({ width: MAX_SCENE_SIDE, height: MAX_SCENE_SIDE }, { size: 128 });
    const teeth = Array.from({ length: 1000 }, (_, at) => ({
      ...{ outline: rectangleOf(at * 12, 0, 12, MAX_SCENE_SIDE), holes: [] },
    }));
    expect(countOf(withOpened(largest, teeth))).toBe(384 * 375);
  });
});

describe("pieces of the picture", () => {
  it("are those with something that one map has and the other has not", () => {
    const one = speckled(40, 1);
    expect(tilesBetween(one, one)).toEqual(new Set());
    const other = withoutSeen(withOpened(one, rectangle(700, 40, 30, 30)), rectangle(20, 600, 90, 40));
    const changed = middlesOf(one).filter((place) => isExplored(one, place) !== isExplored(other, place));
    expect(changed.length).toBeGreaterThan(10);
    expect(tilesBetween(one, other)).toEqual(
      new Set(changed.map(({ x, y }) => `${Math.floor(x / TILE_SIDE)},${Math.floor(y / TILE_SIDE)}`)),
    );
    expect(tilesBetween(other, one)).toEqual(tilesBetween(one, other));
  });
});
