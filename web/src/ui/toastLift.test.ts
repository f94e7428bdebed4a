import { expect, it } from "vitest";
import { liftOf } from "./toastLift";

const WINDOW = 800;
const lift = (bands: readonly { top: number; bottom: number }[], least = 0) =>
  liftOf(bands, 70, WINDOW, least);

/** Where the toast then stands. */
const placed = (bands: Parameters<typeof lift>[0], least = 0) => {
  const bottom = WINDOW - 16 - (lift(bands, least) ?? 0);
  return { top: bottom - 70, bottom };
};

it("leaves a toast where it is while there is no control", () => {
  expect(lift([])).toBe(0);
  expect(lift([{ top: 100, bottom: 140 }])).toBe(0);
});

it("lifts it over the controls at the bottom, into the first gap that holds it", () => {
  const bar = { top: 744, bottom: 790 };
  expect(placed([bar]).bottom).toBeLessThan(bar.top);
  const near = { top: 690, bottom: 720 };
  expect(placed([bar, near]).bottom).toBeLessThan(near.top);
  const far = { top: 600, bottom: 640 };
  expect(placed([bar, far]).bottom).toBeLessThan(bar.top);
  expect(placed([bar, far]).top).toBeGreaterThan(far.bottom);
});

it("keeps what a fixed bar needs, and knows where there is no gap", () => {
  expect(lift([], 120)).toBe(120);
  const everywhere = Array.from({ length: 20 }, (_, row) => ({ top: row * 40, bottom: row * 40 + 36 }));
  expect(lift(everywhere, 120)).toBeUndefined();
});
