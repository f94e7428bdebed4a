import { describe, expect, it } from "vitest";
import { gridOf } from "../../testing/scenes";
import { freePlaces } from "./freePlaces";

const scene = { width: 1000, height: 500, grid: gridOf() };
const ones = (count: number) => Array<number>(count).fill(1);

describe("free places", () => {
  it("go on in the next row, and end at the scene's edge", () => {
    expect(freePlaces(scene, { x: 25, y: 25 }, ones(7), [])[6]).toEqual({ x: 25, y: 75, size: 1 });
    expect(freePlaces(scene, { x: 1000, y: 500 }, ones(3), [])).toHaveLength(3);
  });

  it("leave the whole space of who stands there", () => {
    const ogre = { x: 50, y: 50, size: 2 };
    expect(freePlaces(scene, { x: 25, y: 25 }, [1, 2], [ogre])).toEqual([
      { x: 125, y: 25, size: 1 },
      { x: 200, y: 50, size: 2 },
    ]);
  });

  it("hold one creature each on hexagons, row under row", () => {
    const places = freePlaces({ ...scene, grid: gridOf({ kind: "hexagon" }) }, { x: 25, y: 25 }, ones(8), []);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });

  it("keep large ones within the scene, be it smaller than they are", () => {
    expect(freePlaces(scene, { x: 990, y: 490 }, [4], [])).toEqual([{ x: 900, y: 400, size: 4 }]);
    expect(freePlaces({ ...scene, width: 100, height: 100 }, { x: 0, y: 0 }, [4], [])).toHaveLength(1);
  });
});
