import { describe, expect, it } from "vitest";
import { isInside } from "../scene/shapes";
import { type Segments, type Side, segmentsOf, withoutCrossings } from "./segments";
import { isClear, visibleFrom } from "./visibleFrom";

const SIZE = { width: 1000, height: 800 };
const FAR = 5000;

const side = (x1: number, y1: number, x2: number, y2: number, isObject = false): Side => ({
  ...{ x1, y1, x2, y2 },
  isObject,
});
const segments = (...sides: Side[]): Segments => segmentsOf(withoutCrossings(sides));
const sees = (walls: Segments, eye: [number, number], at: [number, number], range = FAR): boolean => {
  const outline = visibleFrom(walls, { x: eye[0], y: eye[1], range }, SIZE);
  return isInside([{ outline, holes: [] }], { x: at[0], y: at[1] });
};

/** The same numbers for the same seed. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How far a place is from the border of an outline. */
function fromBorder(outline: readonly number[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [ax, ay] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    const [ex, ey] = [(outline[next] ?? 0) - ax, (outline[next + 1] ?? 0) - ay];
    const length = ex * ex + ey * ey;
    const share = length === 0 ? 0 : Math.min(Math.max(((x - ax) * ex + (y - ay) * ey) / length, 0), 1);
    nearest = Math.min(nearest, Math.hypot(ax + ex * share - x, ay + ey * share - y));
  }
  return nearest;
}

describe("what an eye sees", () => {
  it("is all of an empty scene, and nothing from outside of it", () => {
    const none = segments();
    expect(sees(none, [500, 400], [999, 799])).toBe(true);
    expect(visibleFrom(none, { x: -5, y: 10, range: FAR }, SIZE)).toEqual([]);
    expect(visibleFrom(none, { x: 5, y: 10, range: 0 }, SIZE)).toEqual([]);
  });

  it("ends at a wall, and goes on beside it", () => {
    const wall = segments(side(500, 300, 500, 500));
    expect(sees(wall, [400, 400], [600, 400])).toBe(false);
    expect(sees(wall, [400, 400], [495, 400])).toBe(true);
    expect(sees(wall, [400, 400], [600, 100])).toBe(true);
  });

  it("passes no corner at which two walls touch, nor one that ends on another", () => {
    const corner = segments(side(500, 100, 500, 400), side(500, 400, 800, 400));
    expect(sees(corner, [300, 600], [510, 390])).toBe(false);
    // Straight at the corner, as a diagonal step goes.
    expect(sees(corner, [400, 500], [600, 300])).toBe(false);
    const tee = segments(side(500, 0, 500, 800), side(200, 400, 500, 400));
    expect(sees(tee, [300, 200], [300, 600])).toBe(false);
    expect(sees(tee, [300, 200], [600, 400])).toBe(false);
  });

  it("ends at the nearer of two walls that cross", () => {
    const crossing = segments(side(400, 300, 600, 500), side(400, 500, 600, 300));
    expect(sees(crossing, [300, 400], [480, 400])).toBe(true);
    expect(sees(crossing, [300, 400], [520, 400])).toBe(false);
    expect(sees(crossing, [500, 200], [500, 380])).toBe(true);
    expect(sees(crossing, [500, 200], [500, 420])).toBe(false);
  });

  it("is both sides of a wall through the eye, and is not changed by one of no length", () => {
    const through = segments(side(500, 300, 500, 500));
    expect(sees(through, [500, 400], [400, 400])).toBe(true);
    expect(sees(through, [500, 400], [600, 400])).toBe(true);
    const point = segments(side(500, 400, 500, 400));
    expect(sees(point, [400, 400], [600, 400])).toBe(true);
  });

  it("is not stopped by a wall that it looks along", () => {
    const along = segments(side(500, 400, 700, 400));
    expect(sees(along, [400, 400], [600, 390])).toBe(true);
    expect(sees(along, [400, 400], [600, 410])).toBe(true);
  });

  it("has an object in it, and nothing behind that", () => {
    const box = [
      side(500, 350, 600, 350, true),
      side(600, 350, 600, 450, true),
      side(600, 450, 500, 450, true),
      side(500, 450, 500, 350, true),
    ];
    const pillar = segments(...box);
    expect(sees(pillar, [300, 400], [550, 400])).toBe(true);
    expect(sees(pillar, [300, 400], [700, 400])).toBe(false);
    expect(sees(pillar, [550, 400], [900, 400])).toBe(true);
  });

  it("reaches as far as its range", () => {
    const none = segments();
    expect(sees(none, [500, 400], [690, 400], 200)).toBe(true);
    expect(sees(none, [500, 400], [710, 400], 200)).toBe(false);
    expect(sees(segments(side(600, 300, 600, 500)), [500, 400], [650, 400], 200)).toBe(false);
  });

  it("goes so deep into a wall, which is seen itself", () => {
    const wall = segments(side(500, 0, 500, 800));
    const outline = visibleFrom(wall, { x: 400, y: 400, range: FAR, depth: 10 }, SIZE);
    expect(isInside([{ outline, holes: [] }], { x: 508, y: 400 })).toBe(true);
    expect(isInside([{ outline, holes: [] }], { x: 512, y: 400 })).toBe(false);
  });

  it("agrees with rays that ask every wall, at 100,000 places", () => {
    const chance = chanceOf(35);
    let [asked, wrong] = [0, 0];
    for (let scene = 0; scene < 50; scene += 1) {
      const onGrid = scene % 2 === 0;
      const place = (most: number) => (onGrid ? Math.round((chance() * most) / 50) * 50 : chance() * most);
      const sides = Array.from({ length: 8 + scene * 2 }, () => {
        const [x, y] = [place(SIZE.width), place(SIZE.height)];
        const turn = Math.floor(chance() * 4) * (Math.PI / 2);
        const length = 50 + Math.round(chance() * 4) * 50;
        const [dx, dy] = onGrid
          ? [Math.cos(turn) * length, Math.sin(turn) * length]
          : [chance() * 400 - 200, chance() * 400 - 200];
        return side(x, y, Math.round((x + dx) * 10) / 10, Math.round((y + dy) * 10) / 10);
      });
      const walls = segments(...sides);
      const plain = segmentsOf(sides);
      for (let eyes = 0; eyes < 4; eyes += 1) {
        const eye = { x: place(SIZE.width), y: place(SIZE.height) };
        const range = eyes === 3 ? 300 : FAR;
        const outline = visibleFrom(walls, { ...eye, range }, SIZE);
        for (let point = 0; point < 500; point += 1) {
          const at = { x: chance() * SIZE.width, y: chance() * SIZE.height };
          asked += 1;
          const inside = isInside([{ outline, holes: [] }], at);
          const clear = isClear(plain, eye, at) && Math.hypot(at.x - eye.x, at.y - eye.y) <= range;
          // A circle has corners here.
          if (inside !== clear && fromBorder(outline, at.x, at.y) > (range === FAR ? 1e-6 : 0.5)) wrong += 1;
        }
      }
    }
    expect(asked).toBe(100_000);
    expect(wrong).toBe(0);
  });
});
