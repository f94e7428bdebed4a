import { describe, expect, it } from "vitest";
import { fitsScene, largestScale, sceneSizeOf } from "./sceneSize";
import { tileCounts } from "./tiles";

describe("the size of a picture's scene", () => {
  it("is the picture's own where its tiles are few enough", () => {
    expect(sceneSizeOf({ width: 4096, height: 4096 })).toEqual({ width: 4096, height: 4096 });
    expect(sceneSizeOf({ width: 1000, height: 700 })).toEqual({ width: 1000, height: 700 });
  });

  it.each([
    [12_000, 12_000],
    [12_000, 800],
    [5000, 4097],
    [300, 40_000],
  ])("has 64 tiles at most, and no other shape (%i × %i)", (width, height) => {
    const size = sceneSizeOf({ width, height });
    const { columns, rows } = tileCounts(size);
    expect(columns * rows).toBeLessThanOrEqual(64);
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(12_288);
    if (Math.min(size.width, size.height) > 256)
      expect(size.width / size.height).toBeCloseTo(width / height, 1);
  });

  it("is no smaller than a scene may be", () => {
    expect(sceneSizeOf({ width: 20, height: 20 })).toEqual({ width: 256, height: 256 });
  });
});

it("the largest scale is the last that a scene may have", () => {
  const sizeAt = (scale: number) => ({ width: 40 * scale, height: 40 * scale });
  const scale = largestScale(sizeAt, { most: 512, precision: 1e-6 });
  expect(scale).toBeCloseTo(102.4, 5);
  expect(fitsScene(sizeAt(scale))).toBe(true);
  expect(largestScale(sizeAt, { most: 90, precision: 1e-6 })).toBe(90);
});
