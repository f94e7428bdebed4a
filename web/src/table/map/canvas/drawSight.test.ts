import { nothingExplored } from "domain/table/sight/explored";
import { gridOf } from "domain/testing/scenes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { barAlong, drawDoor, drawSight } from "./drawSight";

/** What is done on a context, with how it is done. */
function recorder() {
  const done: string[] = [];
  const state: Record<string, unknown> = { globalAlpha: 1, globalCompositeOperation: "source-over" };
  const note = (what: string) => () =>
    done.push(`${what} ${state.globalCompositeOperation} ${Math.round(Number(state.globalAlpha) * 100)}`);
  const context = new Proxy(state, {
    get: (kept, key: string) =>
      ["fillRect", "fill", "drawImage", "stroke", "arc"].includes(key)
        ? note(key)
        : (kept[key] ?? (() => undefined)),
  });
  return { context: context as unknown as CanvasRenderingContext2D, done, state };
}

const scene = { width: 400, height: 300 };
const sight = {
  ...({ known: true, light: "day", pieces: {}, doors: [] } as const),
  outlines: [
    [0, 0, 100, 0, 100, 100],
    [50, 0, 150, 0, 150, 100],
  ],
  explored: nothingExplored(scene, gridOf()),
};

describe("what covers a scene where the group's sight decides", () => {
  beforeEach(() => {
    const mask = { putImageData: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(mask as never);
    vi.stubGlobal("ImageData", class {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is taken away in part where something was seen, and wholly where it is seen now or opened by hand", () => {
    const { context, done, state } = recorder();
    drawSight(context, { ...scene, fogIsClear: false }, sight, [], "#000000");
    expect(done).toEqual([
      "fillRect source-over 100",
      "drawImage destination-out 55",
      ...Array(2).fill("fill destination-out 100"),
      "fill destination-out 100",
    ]);
    expect(state).toMatchObject({ globalCompositeOperation: "source-over", globalAlpha: 1 });
  });

  it("leaves the MJ a view of all", () => {
    const { context, done } = recorder();
    drawSight(context, { ...scene, fogIsClear: true }, sight, [], "#000000");
    expect(done.slice(0, 2)).toEqual(["fillRect source-over 62", "drawImage destination-out 42"]);
  });
});

describe("a door on the map", () => {
  const door = { id: "a", points: [0, 0, 64, 0], seen: true } as const;
  const drawn = (change: Partial<Parameters<typeof drawDoor>[1]>) => {
    const { context, done } = recorder();
    drawDoor(context, { ...door, state: "closed", ...change }, 1);
    return done.map((one) => one.split(" ")[0]);
  };

  it("is a bar where it is shut, its outline where it is open, and has a lock where it is locked", () => {
    expect(drawn({})).toEqual(["stroke", "fill"]);
    expect(drawn({ state: "open" })).toEqual(["stroke", "stroke"]);
    expect(drawn({ state: "locked" })).toEqual(["stroke", "fill", "arc", "fill", "arc", "fill"]);
  });

  it("is paler while it is not seen", () => {
    const { context, done } = recorder();
    drawDoor(context, { ...door, state: "closed", seen: false }, 1);
    expect(done).toEqual(["stroke source-over 60", "fill source-over 60"]);
  });

  it("has four corners around its line, and none where it has no length", () => {
    expect(barAlong([0, 0, 64, 0], 8)).toEqual([-0, 4, 64, 4, 64, -4, 0, -4].map((value) => value + 0));
    expect(barAlong([9, 9, 9, 9], 8)).toEqual([]);
  });
});
