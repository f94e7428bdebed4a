import { describe, expect, it } from "vitest";
import type { Door, SceneLight, Wall } from "../../documents/wallSchema";
import { Chance } from "../../testing/chance";
import { gridOf } from "../../testing/scenes";
import { barriersOf } from "./barriers";
import { decideSight, type SightSubject } from "./decideSight";
import { nothingExplored } from "./explored";
import type { SightToken } from "./packed";
import { packedOutlines } from "./publicSight";
import { visibleFrom } from "./visibleFrom";

/** 50 × 30 squares of 70 pixels. */
const SIZE = { width: 3500, height: 2100 };
const GRID = gridOf({ size: 70 });
const chance = new Chance(35);
const somewhere = () => ({ x: chance.between(0, SIZE.width), y: chance.between(0, SIZE.height) });
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Lines that wander, as the rock of a cave has them: so many points, so far apart. */
const cave = (points: number, apart: number): Wall[] =>
  many(points / 20, (at) => {
    let [{ x, y }, angle] = [somewhere(), chance.between(0, 6.2)];
    const line = many(20, () => {
      angle += chance.between(-0.5, 0.5);
      [x, y] = [x + apart * Math.cos(angle), y + apart * Math.sin(angle)];
      return [Math.min(Math.max(x, 0), SIZE.width), Math.min(Math.max(y, 0), SIZE.height)];
    });
    return { id: `wall-${at}`, kind: "wall", points: line.flat() };
  });

/** Apart from each other, so that one sees far between them, and little at once. */
const forest = many(
  1400,
  (at): Wall => ({
    ...{ id: `wall-${at}`, kind: "wall" },
    points: [60, 60, 76, 84].map((value, axis) =>
      axis % 2 === 0 ? value + (at % 70) * 48 : value + Math.floor(at / 70) * 100,
    ),
  }),
);

/** Node's own, which the domain has no types of. */
const { process } = globalThis as unknown as {
  process: { cpuUsage: () => { readonly user: number; readonly system: number } };
};

/** The least that some work takes of the processor, in milliseconds: what waits for other programs takes none. */
const quickest = (work: () => void, times = 4): number =>
  Math.min(
    ...many(times, () => {
      const from = process.cpuUsage();
      work();
      const to = process.cpuUsage();
      return (to.user + to.system - from.user - from.system) / 1000;
    }),
  );

const lightsOf = (count: number, range: number): Pick<SceneLight, "x" | "y" | "range">[] =>
  many(count, () => ({ ...somewhere(), range }));

const eyesOf = (count: number, rest: Partial<SightToken> = {}): SightToken[] =>
  many(count, (at) => ({
    ...{ id: `hero-${at}`, kind: "character", ...somewhere(), size: 1, hidden: false, isEye: true },
    ...{ darkvision: 0, light: 0, isPublic: true },
    ...rest,
  }));

const decide = (walls: readonly Wall[], asked: Partial<SightSubject>): (() => void) => {
  const subject: SightSubject = {
    scene: { ...SIZE, grid: GRID, revealed: [], sight: { on: true, light: "dark", playersOpenDoors: true } },
    barriers: barriersOf({ walls, doors: [], rooms: [] }),
    ...{ lights: [], tokens: [], explored: nothingExplored(SIZE, GRID), seen: new Set(), ...asked },
  };
  return () => packedOutlines(decideSight(subject).outlines);
};

describe("what one eye sees", () => {
  it.each([
    [1100, 60, 8],
    [6000, 20, 30],
    [6000, 8, 30],
  ])("of %i points of walls, %i pixels apart, is worked out in %i ms", (points, apart, limit) => {
    const { sight } = barriersOf({ walls: cave(points, apart), doors: [], rooms: [] });
    expect(sight.count).toBeGreaterThan(0.9 * points);
    const eyes = many(20, somewhere);
    const all = quickest(() => {
      for (const eye of eyes)
        visibleFrom(sight, { ...eye, range: Number.POSITIVE_INFINITY, depth: 10 }, SIZE);
    });
    expect(all / eyes.length).toBeLessThanOrEqual(limit);
  });
});

describe("a decision about six eyes and 200 lights", () => {
  it.each([
    ["a cave of 1,400 points", cave(1400, 60), 900, 100],
    ["a forest of 1,400 walls", forest, 2000, 700],
    ["a cave of 6,000 points", cave(6000, 8), 3000, 700],
  ])("in %s is made in a moment, and sooner once it is known what they light", (_, walls, first, later) => {
    for (const range of [420, 4000]) {
      const asked = { tokens: eyesOf(6, { light: 280 }), lights: lightsOf(200, range) };
      const again = decide(walls, asked);
      expect(
        quickest(() => decide(walls, asked)(), 2),
        `${range}`,
      ).toBeLessThanOrEqual(first);
      again();
      expect(quickest(again, 2), `${range}`).toBeLessThanOrEqual(later);
    }
  });
});

describe("in a cave of 6,000 points", () => {
  it("40 who walk far at once look around less often: in 1.5 s", () => {
    const tokens = eyesOf(40);
    const ways = tokens.map(({ id }) => ({ id, way: many(16, () => Object.values(somewhere())).flat() }));
    const work = decide(cave(6000, 20), { tokens, ways, lights: lightsOf(20, 420) });
    expect(quickest(work, 2)).toBeLessThanOrEqual(1500);
  });

  it("100 eyes with lanterns are told in 2.5 s", () => {
    const work = decide(cave(6000, 20), { tokens: eyesOf(100, { light: 840 }), lights: lightsOf(200, 420) });
    expect(quickest(work, 2)).toBeLessThanOrEqual(2500);
  });

  it("300 doors that are shut are joined to its walls in 0.4 s", () => {
    const walls = cave(6000, 20);
    const doors = many(300, (at): Door => {
      const { x, y } = somewhere();
      return { id: `door-${at}`, points: [x, y, x + 70, y], state: "closed" };
    });
    expect(quickest(() => barriersOf({ walls, doors, rooms: [] }))).toBeLessThanOrEqual(400);
  });
});
