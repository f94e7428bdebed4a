import { expect, it } from "vitest";
import { distanceToSide, shareNearest } from "./shapes";

it("a place is as far from a side as from the nearest place on it, its ends included", () => {
  expect(distanceToSide(0, 0, 10, 0, 5, 3)).toBe(3);
  expect(distanceToSide(0, 0, 10, 0, 13, 4)).toBe(5);
  expect(distanceToSide(0, 0, 0, 0, 3, 4)).toBe(5);
  expect([shareNearest(0, 0, 10, 0, 5, 3), shareNearest(0, 0, 10, 0, -5, 3)]).toEqual([0.5, 0]);
});
