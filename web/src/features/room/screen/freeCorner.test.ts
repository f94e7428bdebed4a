import { expect, it } from "vitest";
import { freeCorner } from "./freeCorner";

const size = { width: 1000, height: 500 };
/** A scene twice as large as its map. */
const toScene = ({ x, y }: { x: number; y: number }) => ({ x: x * 2, y: y * 2 });
const cornerOf = (...places: [x: number, y: number][]) =>
  freeCorner(
    places.map(([x, y]) => ({ x, y, size: 1 })),
    64,
    size,
    toScene,
  );

it("the last roll lies at the bottom left, or in the next corner where nobody stands", () => {
  expect(cornerOf()).toBe("bottom-left");
  expect(cornerOf([1000, 500], [100, 100])).toBe("bottom-left");
  expect(cornerOf([100, 900])).toBe("bottom-right");
  expect(cornerOf([100, 900], [1900, 900])).toBe("top-right");
  expect(cornerOf([100, 900], [1900, 900], [1900, 100])).toBe("bottom-left");
});

it("a large token that reaches into a corner stands in it", () => {
  const dragon = { x: 300, y: 700, size: 4 };
  expect(freeCorner([{ ...dragon, size: 1 }], 64, size, toScene)).toBe("bottom-left");
  expect(freeCorner([dragon], 64, size, toScene)).toBe("bottom-right");
});
