import { describe, expect, it } from "vitest";
import { Chance } from "../../testing/chance";
import { withSeen } from "../../testing/seenOutlines";
import { isAround, isInside, rectangleOf, ringsOf } from "../scene/shapes";
import { isExplored, nothingExplored } from "./explored";
import { asOneRing, outlinedSquares } from "./outlinedSquares";

describe("rings as one", () => {
  it("are around what an odd number of them is around, wherever they lie", () => {
    const chance = new Chance(11);
    for (let round = 0; round < 200; round += 1) {
      const some = Array.from({ length: 1 + chance.below(5) }, () => {
        const corners = 3 + chance.below(5);
        return Array.from({ length: 2 * corners }, () => chance.between(0, 500));
      });
      const one = asOneRing(some);
      for (let asked = 0; asked < 50; asked += 1) {
        const place = { x: chance.between(0, 500) + 0.013, y: chance.between(0, 500) + 0.017 };
        const around = some.filter((ring) => isAround(ring, place)).length;
        expect(isAround(one, place), `${round}`).toBe(around % 2 === 1);
      }
    }
  });

  it("leave holes open to a canvas as well, which goes by how often a ring goes around a place", () => {
    const nothing = nothingExplored({ width: 800, height: 600 }, { size: 40 });
    const frame = asOneRing([rectangleOf(100, 100, 400, 300), rectangleOf(200, 200, 100, 100)]);
    const [polygon] = outlinedSquares(withSeen(nothing, [frame]).explored);
    const ring = asOneRing(polygon ? ringsOf([polygon]) : []);
    const turns = (x: number, y: number) => {
      let angle = 0;
      for (let at = 0; at < ring.length; at += 2) {
        const next = (at + 2) % ring.length;
        const [from, to] = [at, next].map((one) =>
          Math.atan2((ring[one + 1] ?? 0) - y, (ring[one] ?? 0) - x),
        );
        const by = (to ?? 0) - (from ?? 0);
        angle += by > Math.PI ? by - 2 * Math.PI : by < -Math.PI ? by + 2 * Math.PI : by;
      }
      return Math.abs(Math.round(angle / (2 * Math.PI)));
    };
    expect([turns(251, 248), turns(151, 148), turns(401, 348), turns(601, 148)]).toEqual([0, 1, 1, 0]);
  });

  it("are a ring that is alone, and nothing where there is none", () => {
    expect(asOneRing([[1, 2, 3, 4, 5, 6]])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(asOneRing([])).toEqual([]);
  });
});

describe("the border around squares", () => {
  const size = { width: 800, height: 600 };
  const nothing = nothingExplored(size, { size: 40 });

  it("is exactly around them, with holes", () => {
    const ring = asOneRing([rectangleOf(100, 100, 400, 300), rectangleOf(200, 200, 100, 100)]);
    const { explored } = withSeen(nothing, [ring, rectangleOf(600, 500, 100, 100)]);
    const region = outlinedSquares(explored);
    expect(region).toHaveLength(2);
    for (let y = 5; y < size.height; y += 10)
      for (let x = 5; x < size.width; x += 10)
        expect(isInside(region, { x, y }), `${x}, ${y}`).toBe(isExplored(explored, { x, y }));
  });

  it("is around larger ones where they are too ragged", () => {
    const board = nothingExplored({ width: 4000, height: 3000 }, { size: 40 });
    // Every other square, as on a chessboard: a row has 50 bytes.
    const bits = board.bits.map((_, at) => (Math.floor(at / 50) % 2 === 0 ? 0b01010101 : 0b10101010));
    const region = outlinedSquares({ ...board, bits });
    expect(region).toEqual([{ outline: expect.any(Array), holes: [] }]);
    expect(isInside(region, { x: 2005, y: 1505 })).toBe(true);
  });
});
