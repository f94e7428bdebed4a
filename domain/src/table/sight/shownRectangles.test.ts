import { describe, expect, it } from "vitest";
import { Chance } from "../../testing/chance";
import { gridOf, sceneOf } from "../../testing/scenes";
import { isInside } from "../scene/shapes";
import { tileBox } from "../scene/tiles";
import { type Explored, isExplored, nothingExplored, storedExplored, withOpened } from "./explored";
import { openedByHand, shownRectangles } from "./shownRectangles";

const BY_DAY = { on: true, light: "day", playersOpenDoors: true } as const;
const CORNER = { outline: [0, 0, 100, 0, 100, 60, 0, 60], holes: [] };
const TILES = { columns: 3, rows: 2 };

/** A scene of 1200 × 1000 pixels with squares of 17.5: their edges lie between pixels. */
const scene = sceneOf({ grid: gridOf({ size: 70 }), sight: BY_DAY, fog: { on: true, revealed: [CORNER] } });

/** Some triangles of it were seen. */
function someSeen(seed: number): Explored {
  const chance = new Chance(seed);
  const corner = () => [chance.below(scene.width), chance.below(scene.height)];
  const triangles = Array.from({ length: 6 }, () => ({
    outline: [corner(), corner(), corner()].flat(),
    holes: [],
  }));
  return withOpened(nothingExplored(scene, scene.grid), triangles);
}

const middles = ({ step, columns, rows }: Explored) =>
  Array.from({ length: columns * rows }, (_, at) => ({
    x: ((at % columns) + 0.5) * step,
    y: (Math.floor(at / columns) + 0.5) * step,
  }));

describe("what is left of a piece of a picture", () => {
  it.each([1, 2, 3, 4, 5])("lies in squares that were seen, and is all of them, in scene %s", (seed) => {
    const explored = someSeen(seed);
    for (const name of ["overview", "0", "1", "2", "3", "4", "5"]) {
      const box = tileBox(TILES, name);
      const { rectangles } = shownRectangles(scene, { explored: storedExplored(explored) }, box);
      for (const place of middles(explored)) {
        const isShown = rectangles.some(
          ({ left, top, right, bottom }) =>
            place.x > left && place.x < right && place.y > top && place.y < bottom,
        );
        const isOfBox =
          place.x > box.left && place.x < box.right && place.y > box.top && place.y < box.bottom;
        if (isOfBox) expect([place, isShown]).toEqual([place, isExplored(explored, place)]);
        else if (isShown) expect([place, isExplored(explored, place)]).toEqual([place, true]);
      }
      const { step } = explored;
      for (const side of rectangles.flatMap((one) => Object.values(one))) expect(side % step).toBe(0);
    }
  });

  it("is what the MJ opened besides, as it is", () => {
    const { region } = shownRectangles(scene, { explored: undefined }, tileBox(TILES, "0"));
    expect(region).toEqual([CORNER]);
    expect(shownRectangles(scene, { explored: undefined }, tileBox(TILES, "0")).rectangles).toEqual([]);
  });

  it("is nothing that was seen where fog by hand decides", () => {
    const byHand = { ...scene, sight: { ...BY_DAY, on: false } };
    expect(shownRectangles(byHand, undefined, tileBox(TILES, "0"))).toEqual({
      region: [CORNER],
      rectangles: [],
    });
  });
});

describe("what is open by hand", () => {
  it("is all of a scene without fog, and nothing of one without fog where sight decides", () => {
    const bare = { ...scene, fog: { on: false, revealed: [] } };
    expect(openedByHand(bare)).toEqual([]);
    const [whole] = openedByHand({ ...bare, sight: undefined });
    for (const [x, y] of [
      [1, 1],
      [1199, 999],
    ] as const)
      expect(isInside(whole ? [whole] : [], { x, y })).toBe(true);
  });
});
