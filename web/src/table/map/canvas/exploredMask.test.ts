import { nothingExplored } from "domain/table/sight/explored";
import { gridOf } from "domain/testing/scenes";
import { withSeen } from "domain/testing/seenOutlines";
import { expect, it } from "vitest";
import { exploredArea, exploredPixels } from "./exploredMask";

/** Squares of 16 pixels: 10 of 6. */
const nothing = nothingExplored({ width: 160, height: 96 }, gridOf({ size: 64 }));
const seen = (...boxes: readonly (readonly [number, number, number, number])[]) =>
  withSeen(
    nothing,
    boxes.map(([left, top, right, bottom]) => [left, top, right, top, right, bottom, left, bottom]),
  ).explored;

it("a pixel of the mask is opaque where its square was seen", () => {
  const pixels = exploredPixels(seen([32, 16, 64, 32]));
  expect(pixels).toHaveLength(4 * 60);
  const opaque = [...pixels].flatMap((value, at) => (value > 0 ? [[(at - 3) / 4, value]] : []));
  expect(opaque).toEqual([
    [12, 255],
    [13, 255],
  ]);
});

it("the area around what was seen holds all of it", () => {
  expect(exploredArea(nothing)).toBeUndefined();
  expect(exploredArea(seen([32, 16, 64, 32], [96, 64, 128, 96]))).toEqual({
    ...{ left: 32, top: 16 },
    ...{ right: 128, bottom: 96 },
  });
});
