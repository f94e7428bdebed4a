import { describe, expect, it } from "vitest";
import { Chance } from "../../testing/chance";
import { crossingOf, type Side, segmentsOf, withoutCrossings } from "./segments";
import { isClear } from "./visibleFrom";

const side = (x1: number, y1: number, x2: number, y2: number, isObject = false): Side => ({
  ...{ x1, y1, x2, y2 },
  isObject,
});
const lengthOf = ({ x1, y1, x2, y2 }: Side) => Math.hypot(x2 - x1, y2 - y1);
const endsOf = ({ x1, y1, x2, y2 }: Side) => [x1, y1, x2, y2];

describe("a way and a wall", () => {
  const wall = side(100, 0, 100, 50);

  it("meet where they cross, touch, or one ends on the other", () => {
    expect(crossingOf([0, 25, 400, 25], wall)).toEqual({ along: 0.25, on: 0.5 });
    expect(crossingOf([0, 50, 200, 50], wall)).toEqual({ along: 0.5, on: 1 });
    expect(crossingOf([0, 10, 100, 10], wall)).toEqual({ along: 1, on: 0.2 });
    expect(crossingOf([100, 10, 200, 10], wall)).toEqual({ along: 0, on: 0.2 });
  });

  it("do not meet beyond their ends, nor where they are parallel", () => {
    expect(crossingOf([0, 51, 200, 51], wall)).toBeUndefined();
    expect(crossingOf([0, -1, 200, -1], wall)).toBeUndefined();
    expect(crossingOf([0, 25, 99, 25], wall)).toBeUndefined();
    expect(crossingOf([101, 25, 200, 25], wall)).toBeUndefined();
    expect(crossingOf([90, 0, 90, 50], wall)).toBeUndefined();
    expect(crossingOf([100, -50, 100, 100], wall)).toBeUndefined();
  });

  it("meet in the corner of two walls, however the numbers are rounded", () => {
    const chance = new Chance(35);
    const away = () => chance.between(-150, 150);
    let [missed, seen] = [0, 0];
    for (let corner = 0; corner < 20_000; corner += 1) {
      const [x, y, dx, dy] = [chance.between(200, 800), chance.between(200, 800), away(), away()];
      const leftArm = side(x, y, x - dy + away() / 9, y + dx);
      const rightArm = side(x + dy, y - dx + away() / 9, x, y);
      const way = [x - dx, y - dy, x + dx, y + dy] as const;
      if (![leftArm, rightArm].some((arm) => crossingOf(way, arm))) missed += 1;
      const [from, to] = [
        { x: way[0], y: way[1] },
        { x: way[2], y: way[3] },
      ];
      if (isClear(segmentsOf([leftArm, rightArm]), from, to)) seen += 1;
    }
    expect([missed, seen]).toEqual([0, 0]);
  });
});

describe("sides that cross", () => {
  it("are parted there, and stay what they are", () => {
    const parts = withoutCrossings([side(0, 50, 100, 50), side(50, 0, 50, 100, true), side(0, 80, 10, 80)]);
    expect(parts.map(endsOf)).toEqual([
      [0, 50, 50, 50],
      [50, 50, 100, 50],
      [50, 0, 50, 50],
      [50, 50, 50, 100],
      [0, 80, 10, 80],
    ]);
    expect(parts.map(({ isObject }) => isObject)).toEqual([false, false, true, true, false]);
  });

  it("stay whole where they touch in a corner", () => {
    const corner = [side(0, 0, 100, 0), side(100, 0, 100, 100), side(100, 100, 0, 0)];
    expect(withoutCrossings(corner)).toEqual(corner);
  });

  it("are found far from where they begin", () => {
    expect(withoutCrossings([side(0, 0, 3000, 3000), side(2900, 3000, 3000, 2900)])).toHaveLength(4);
    expect(withoutCrossings([side(-3000, -10, -10, -3000), side(-20, -3000, -20, -10)])).toHaveLength(4);
  });

  it("become sides of which none crosses another, as long as they were together", () => {
    const chance = new Chance(2_021);
    for (let scene = 0; scene < 10; scene += 1) {
      const sides = Array.from({ length: 40 }, () =>
        side(
          ...[chance.between(0, 900), chance.between(0, 900)],
          ...([chance.between(0, 900), chance.between(0, 900)] as const),
        ),
      );
      const parts = withoutCrossings(sides);
      const sum = (all: readonly Side[]) => all.reduce((total, one) => total + lengthOf(one), 0);
      expect(sum(parts)).toBeCloseTo(sum(sides), 3);
      expect(parts.length).toBeGreaterThan(200);
      const crossed = parts.filter((one, at) =>
        parts.slice(at + 1).some((other) => {
          const { along = 0, on = 0 } = crossingOf([one.x1, one.y1, one.x2, one.y2], other) ?? {};
          const fromEnds = [
            [along, lengthOf(one)],
            [on, lengthOf(other)],
          ].map(([share = 0, length = 0]) => Math.min(share, 1 - share) * length);
          return Math.min(...fromEnds) > 1e-6;
        }),
      );
      expect(crossed).toEqual([]);
    }
  });
});

it("Sides stand in a row as numbers", () => {
  const { count, ends, objects } = segmentsOf([side(1, 2, 3, 4), side(5, 6, 7, 8, true)]);
  expect([count, ...ends]).toEqual([2, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...objects]).toEqual([0, 1]);
});
