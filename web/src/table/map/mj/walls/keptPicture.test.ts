import { afterEach, expect, it, vi } from "vitest";
import { keptPicture } from "./keptPicture";

afterEach(() => vi.restoreAllMocks());

/** What a context does with a camera that only pans. */
const cameraAt = (e: number): DOMMatrix =>
  ({
    a: 2,
    d: 2,
    e,
    f: 0,
    inverse: () => cameraAt(-e),
    multiply: (other: DOMMatrix) => cameraAt(e + other.e),
  }) as never;

/** A canvas on the screen whose camera stands at `e`, and where the picture was drawn on it. */
function screenOf() {
  const drawnAt: number[] = [];
  const screen = { e: 0, drawnAt };
  const context = {
    canvas: { width: 300, height: 200 },
    getTransform: () => cameraAt(screen.e),
    setTransform: ({ e }: DOMMatrix) => drawnAt.push(e),
    ...{ save: () => undefined, restore: () => undefined, drawImage: () => undefined },
  };
  return { screen, context: context as unknown as CanvasRenderingContext2D };
}

it("many walls are drawn once, move with the camera, and are drawn anew once it is still", async () => {
  const own = { setTransform: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(own as never);
  const [draw, redraw] = [vi.fn(), vi.fn()];
  const { screen, context } = screenOf();
  const kept = keptPicture(draw, redraw);
  for (const _ of [1, 2, 3]) kept.draw(context, 2);
  expect(draw).toHaveBeenCalledExactlyOnceWith(own, 2);
  for (const e of [10, 20, 35]) {
    screen.e = e;
    kept.draw(context, 2);
  }
  expect(draw).toHaveBeenCalledOnce();
  expect(screen.drawnAt).toEqual([0, 0, 0, 10, 20, 35]);
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  kept.draw(context, 2);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(screen.drawnAt.at(-1)).toBe(0);
});

it("nothing is drawn anew once the walls are not shown any more", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    setTransform: () => undefined,
  } as never);
  const redraw = vi.fn();
  const { screen, context } = screenOf();
  const kept = keptPicture(() => undefined, redraw);
  kept.draw(context, 2);
  screen.e = 10;
  kept.draw(context, 2);
  kept.stop();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(redraw).not.toHaveBeenCalled();
});
