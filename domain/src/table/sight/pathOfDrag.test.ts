import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PATH_POINTS } from "../../documents/wallSchema";
import type { Point } from "../scene/grid";
import { joinedPath, pathOfDrag, wayWith } from "./pathOfDrag";

const at = (x: number, y: number): Point => ({ x, y });
/** A drag over these places of a grid of 64 pixels. */
const dragged = (start: Point, ...places: Point[]) =>
  places.reduce<readonly Point[]>((way, place) => wayWith(way, place, 16), [start]);

const placesOf = (path: readonly number[]): Point[] =>
  path.flatMap((x, index) => (index % 2 === 0 ? [at(x, path[index + 1] ?? 0)] : []));

const point = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) });
const scaled = ({ x, y }: Point) => at(x * 64, y * 64);

describe("the path of a drag", () => {
  it("has the corners of the way, without its start, with its end last", () => {
    const way = dragged(at(0, 0), at(64, 0), at(64, 0), at(128, 0), at(128, 64), at(128, 128));
    expect(pathOfDrag(way, at(128, 192))).toEqual([128, 0, 128, 192]);
  });

  it("is the end alone where nothing lies between", () => {
    expect(pathOfDrag([at(0, 0)], at(64, 64))).toEqual([64, 64]);
    expect(pathOfDrag([at(64, 64)], at(64, 64))).toEqual([64, 64]);
  });

  it("forgets a way that was dragged back", () => {
    const way = dragged(at(0, 0), at(64, 0), at(64, 64), at(128, 64), at(64, 64), at(64, 0));
    expect(way).toEqual([at(0, 0), at(64, 0)]);
    expect(pathOfDrag(way, at(64, 0))).toEqual([64, 0]);
  });

  it("leaves out the places at which a long way turns least", () => {
    const zigzag = Array.from({ length: 40 }, (_, step) => at(step * 64, step === 20 ? 640 : (step % 2) * 4));
    const path = placesOf(pathOfDrag(zigzag, at(39 * 64, 4)));
    expect(path).toHaveLength(MAX_PATH_POINTS);
    expect(path).toContainEqual(at(20 * 64, 640));
    expect(path.at(-1)).toEqual(at(39 * 64, 4));
  });

  it("never has more places than a request takes, nor one twice in a row, and ends where the drag ends", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 80 }), point, (places, end) => {
        const [start = at(0, 0), ...rest] = places.map(scaled);
        const path = placesOf(pathOfDrag(dragged(start, ...rest), scaled(end)));
        expect(path.length).toBeGreaterThan(0);
        expect(path.length).toBeLessThanOrEqual(MAX_PATH_POINTS);
        expect(path.at(-1)).toEqual(scaled(end));
        for (const [index, place] of path.entries())
          if (index > 0) expect(place).not.toEqual(path[index - 1]);
      }),
    );
  });
});

describe("two paths as one", () => {
  it("go on where the first ended, and straight steps are one", () => {
    expect(joinedPath([64, 0, 128, 0], [192, 0])).toEqual([64, 0, 192, 0]);
    expect(joinedPath([64, 0], [64, 64, 128, 64])).toEqual([64, 0, 64, 64, 128, 64]);
  });

  it("keep a step back, which passes somewhere", () => {
    expect(joinedPath([64, 0], [0, 0])).toEqual([64, 0, 0, 0]);
    expect(joinedPath([0, 0, 128, 0], [64, 0])).toEqual([0, 0, 128, 0, 64, 0]);
  });
});
