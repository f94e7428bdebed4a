import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FogChange, MAX_FOG_POINTS, type Region } from "../../documents/sceneSchema";
import { sceneOf } from "../../testing/scenes";
import { AppError } from "../../values/errors";
import { fogChanged, sceneChanged } from "./changeScene";
import { effortOf, MAX_FOG_STEPS } from "./effort";
import { applyFogChange } from "./fog";
import { publicScene } from "./publicScene";
import { differences } from "./region";
import { pointCount, rectangleOf } from "./shapes";

const SIDE = 4096;
const SIZE = { width: SIDE, height: SIDE };
const PICTURE = { id: "picture-1", columns: 8, rows: 8 };
const bare = sceneOf({ ...SIZE, picture: PICTURE });

type Corner = (index: number) => readonly [number, number];
const ringOf = (count: number, corner: Corner) =>
  Array.from({ length: count }, (_, index) => corner(index)).flat();
const one = (count: number, corner: Corner): Region => [{ outline: ringOf(count, corner), holes: [] }];
const many = (count: number, outline: (index: number) => number[]): Region =>
  Array.from({ length: count }, (_, index) => ({ outline: outline(index), holes: [] }));
const around = (angle: number, radius: number) =>
  [2048 + radius * Math.cos(angle), 2048 + radius * Math.sin(angle)] as const;
/** Numbers from 0 to 4000 in a disorder that is always the same. */
const mixed = (index: number, step = 7919) => (index * step) % 4000;

const star = (count: number) =>
  one(count, (index) => around((2 * Math.PI * index * ((count - 1) / 2)) / count, 2000));
const standing = (count: number) =>
  many(count, (index) => rectangleOf(index * 4, index / 3, 2, SIDE - index));
const lying = (count: number) => many(count, (index) => rectangleOf(index / 3, index * 4, SIDE - index, 2));

/** Shapes that take as long as shapes of their kind can, each within the schema. */
const SHAPES: Readonly<Record<string, Region>> = {
  "a line of 1,000 points along itself": one(1000, (index) => [mixed(index), 100]),
  "an upright one": one(4000, (index) => [100, mixed(index)]),
  "a slanting one": one(4000, (index) => [mixed(index), mixed(index)]),
  "one whose corners lie next to it": one(4000, (index) => [mixed(index), mixed(index) * 0.37]),
  "one that is as good as level": one(4000, (index) => [mixed(index), 1000 + 0.1 * (index % 7)]),
  "corners closer than a tenth": one(4000, (index) => [
    900 + mixed(index) / 1e9,
    900 + mixed(index, 31) / 1e9,
  ]),
  "corners within a pixel": one(4000, (index) => [mixed(index) / 4000, mixed(index, 3907) / 4000]),
  "corners in disorder": one(4000, (index) => [mixed(index), mixed(index, 3907)]),
  "a star": star(199),
  "a star of 3,999 corners": star(3999),
  "a spiral": one(4000, (index) =>
    index < 2000 ? around(index / 10, index) : around((3999 - index) / 10, 3990 - index),
  ),
  "a zigzag": one(4000, (index) => [index, (index % 2) * SIDE]),
  "a zigzag on its side": one(4000, (index) => [(index % 2) * SIDE, index]),
  "a zigzag that shares its corners on its way back": one(4000, (index) => [
    2 * (index < 2000 ? index : 3999 - index),
    (index % 2) * SIDE,
  ]),
  "a comb": standing(1000),
  "a comb on its side": lying(1000),
  "two combs over each other": [...standing(500), ...lying(500)],
  "1,000 times the same square": many(1000, () => rectangleOf(0, 0, 4000, 4000)),
  "squares in squares": many(1000, (index) => rectangleOf(index, index, SIDE - 2 * index, SIDE - 2 * index)),
  "squares in turn": many(1000, (turn) =>
    ringOf(4, (index) => around((index * Math.PI) / 2 + turn / 50, 2000)),
  ),
  "1,000 holes in one another": [
    {
      outline: rectangleOf(0, 0, SIDE, SIDE),
      holes: Array.from({ length: 999 }, (_, index) => ({
        points: rectangleOf(mixed(index), mixed(index, 31), 900, 900),
      })),
    },
  ],
};

const LINES = {
  "here and there": ringOf(200, (index) => [mixed(index), mixed(index, 3907)]),
  "from side to side": ringOf(200, (index) => [(index % 2) * SIDE, index * 20]),
  "along itself": ringOf(200, (index) => [mixed(index), 100]),
};

const drawnRoom = (outline: number[], index: number) => ({
  id: `room-${index}-id`,
  outline,
  colour: "#888888",
});
const THIN_ROOMS = Array.from({ length: 200 }, (_, index) =>
  drawnRoom(rectangleOf(0, index * 20, SIDE, 3), index),
);
const STAR_ROOMS = Array.from({ length: 200 }, (_, index) =>
  drawnRoom(
    ringOf(19, (corner) => around((2 * Math.PI * corner * 9) / 19, 500 + index)),
    index,
  ),
);

/** What a call makes of a scene, answered or refused; anything else that is thrown is an error of ours. */
function answered(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid-input") throw error;
  }
}

function everythingWith(revealed: Region): void {
  const change: FogChange = { kind: "set", revealed };
  answered(() => {
    const changed = fogChanged(sceneOf({ ...bare, rooms: THIN_ROOMS }), { id: "a", change }, 1);
    if (changed) publicScene("scene-1", changed.scene);
  });
}

/** Node's own, which the domain has no types of. */
const { process } = globalThis as unknown as {
  process: { cpuUsage: () => { readonly user: number; readonly system: number } };
};

/** Of the processor, in milliseconds: what waits for other programs takes none. */
const timeOf = (act: () => void): number => {
  const from = process.cpuUsage();
  act();
  const to = process.cpuUsage();
  return (to.user + to.system - from.user - from.system) / 1000;
};

/** What the star of 199 corners takes on a machine that does nothing else. */
const REFERENCE_MS = 100;
const reference = () =>
  answered(() => {
    const effort = effortOf(MAX_FOG_STEPS, () => new AppError("invalid-input"));
    applyFogChange([], { kind: "set", revealed: star(199) }, SIZE, effort);
  });

/** How much of half a second an act takes; a processor that others use as well, or that counts coverage, is slower. */
function shareOfLimit(act: () => void): number {
  const share = timeOf(act) / 500;
  if (share <= 1) return share;
  const slowness = Math.max(timeOf(reference), timeOf(reference)) / REFERENCE_MS;
  return share / Math.max(1, slowness);
}

describe("no shape takes longer than half a second", () => {
  it.each(Object.entries(SHAPES))("not %s, with 200 thin drawn rooms", (_, revealed) => {
    expect(shareOfLimit(() => everythingWith(revealed))).toBeLessThanOrEqual(1);
  });

  it.each(Object.entries(SHAPES))(
    "not %s where members see it, with drawn rooms that cross it",
    (_, revealed) => {
      const scene = (rooms: typeof THIN_ROOMS) => sceneOf({ ...bare, rooms, fog: { on: true, revealed } });
      for (const rooms of [THIN_ROOMS, STAR_ROOMS]) {
        expect(shareOfLimit(() => answered(() => publicScene("scene-1", scene(rooms))))).toBeLessThanOrEqual(
          1,
        );
      }
    },
  );

  it.each(Object.entries(LINES))("not a brush that goes %s over a comb", (_, line) => {
    const scene = sceneOf({ ...bare, fog: { on: true, revealed: standing(1000) } });
    for (const radius of [2, 1024]) {
      const change: FogChange = { kind: "brush", line, radius, reveals: true };
      const brush = () => answered(() => fogChanged(scene, { id: "a", change }, 1));
      expect(shareOfLimit(brush)).toBeLessThanOrEqual(1);
    }
  });

  it("nor drawn rooms", () => {
    const outlines = Object.values(SHAPES).flatMap((region) =>
      region.slice(0, 20).map(({ outline }) => outline),
    );
    const rooms = outlines.slice(0, 200).map((outline, index) => drawnRoom(outline.slice(0, 400), index));
    expect(shareOfLimit(() => answered(() => sceneChanged(bare, { rooms }, 1)))).toBeLessThanOrEqual(1);
  });

  it("nor any other", () => {
    // Few places make many sides that lie on each other; a small unit makes many that nearly do.
    const shapes = fc
      .record({
        places: fc.integer({ min: 2, max: SIDE }),
        unit: fc.constantFrom(1, 0.1, 0.01, 1e-9),
        polygons: fc.constantFrom(1, 2, 30, 400),
        seed: fc.integer({ min: 1, max: 1e6 }),
        isNarrow: fc.boolean(),
      })
      .map(({ places, unit, polygons, seed, isNarrow }) => {
        const at = (index: number) => (((index * seed * 7919) % 104_729) % places) * unit;
        const corners = Math.floor(MAX_FOG_POINTS / polygons);
        return many(polygons, (polygon) =>
          ringOf(corners, (index) => [
            at(polygon * corners + index),
            at(7 * (polygon * corners + index) + 3) / (isNarrow ? 1000 : 1),
          ]),
        );
      });
    fc.assert(
      fc.property(shapes, (revealed) => shareOfLimit(() => everythingWith(revealed)) <= 1),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

describe("what a table draws", () => {
  const rooms = Array.from({ length: 200 }, (_, index) =>
    drawnRoom(rectangleOf((index % 20) * 200 + 10, Math.floor(index / 20) * 400 + 10, 180, 380), index),
  );
  /** A stroke of a pen that goes here and there. */
  const stroke = (seed: number) => {
    let [x, y, angle] = [mixed(seed), mixed(seed, 3907), seed];
    const within = (value: number) => Math.min(SIDE, Math.max(0, value));
    return ringOf(200, (index) => {
      angle += (mixed(seed * 200 + index) - 2000) / 4000;
      [x, y] = [within(x + 12 * Math.cos(angle)), within(y + 12 * Math.sin(angle))];
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    });
  };
  /** The largest shares that a change took of what the fog and the rooms may cost. */
  function evening(changes: readonly FogChange[]) {
    let revealed: Region = [];
    let most = 0;
    for (const change of changes) {
      const effort = effortOf(MAX_FOG_STEPS, () => new AppError("forbidden"));
      const after = applyFogChange(revealed, change, SIZE, effort);
      differences(revealed, after, effort);
      most = Math.max(most, 1 - effort.left / MAX_FOG_STEPS);
      revealed = after;
    }
    const shown = publicScene("scene-1", sceneOf({ ...bare, rooms, fog: { on: true, revealed } }));
    expect(shown.rooms.length).toBeGreaterThan(0);
    return { most, points: pointCount(revealed) };
  }

  it("is far from it: a dungeon of 200 drawn rooms that are opened one by one", () => {
    const { most, points } = evening(rooms.map(({ outline }) => ({ kind: "reveal", outline })));
    expect(points).toBe(800);
    expect(most).toBeLessThan(0.01);
  });

  it("is within half of it: an evening of strokes until the fog has as many points as it may", () => {
    const strokes = Array.from({ length: 36 }, (_, index): FogChange => {
      return { kind: "brush", line: stroke(index), radius: 20, reveals: index % 5 !== 4 };
    });
    const { most, points } = evening(strokes);
    expect(points).toBeGreaterThan(0.9 * MAX_FOG_POINTS);
    expect(most).toBeLessThan(0.5);
  });
});
