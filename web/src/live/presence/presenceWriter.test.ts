import type { PresencePage } from "domain/documents/presence";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PresenceAdapter, PresenceWriter } from "./presenceWriter";

const started: PresenceWriter[] = [];

/** The world around a writer: what it wrote, and whose turn it is. */
class World implements PresenceAdapter {
  readonly written: PresencePage[] = [];
  left = 0;
  inLine = 0;
  answers: (() => Promise<void>) | undefined;
  #take: (() => void) | undefined;

  constructor(private readonly busy = false) {}

  write(page: PresencePage): Promise<void> {
    this.written.push(page);
    return this.answers?.() ?? Promise.resolve();
  }

  leave(): void {
    this.left += 1;
  }

  requestLock(take: () => void): () => void {
    this.inLine += 1;
    if (this.busy) this.#take = take;
    else take();
    return () => {
      this.inLine -= 1;
    };
  }

  turnComes(): void {
    this.#take?.();
  }
}

function arrive(world: World, page: PresencePage = "campaign"): PresenceWriter {
  const writer = new PresenceWriter(world, page);
  started.push(writer);
  return writer;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function turnPage(visibility: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const writer of started.splice(0)) writer.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a device that is present", () => {
  it("says so at once, then every 30 seconds", async () => {
    const world = new World();
    arrive(world);
    expect(world.written).toEqual(["campaign"]);
    await pass(29_999);
    expect(world.written).toHaveLength(1);
    await pass(60_001);
    expect(world.written).toHaveLength(4);
  });

  it("says at once that it moved, but not sooner than the rules allow", async () => {
    const world = new World();
    const writer = arrive(world);
    await pass(10_000);
    writer.moveTo("sheet");
    expect(world.written).toEqual(["campaign", "sheet"]);
    writer.moveTo("panel");
    await pass(1_299);
    expect(world.written).toHaveLength(2);
    await pass(1);
    expect(world.written).toEqual(["campaign", "sheet", "panel"]);
  });

  it("says nothing while it is hidden, and speaks again when it is seen", async () => {
    const world = new World();
    arrive(world);
    turnPage("hidden");
    await pass(120_000);
    expect(world.written).toHaveLength(1);
    expect(world.inLine).toBe(0);
    turnPage("visible");
    expect(world.written).toHaveLength(2);
    expect(world.left).toBe(0);
  });

  it("waits for its turn among the tabs", async () => {
    const world = new World(true);
    arrive(world);
    await pass(60_000);
    expect(world.written).toEqual([]);
    world.turnComes();
    expect(world.written).toEqual(["campaign"]);
  });

  it("has one write under way at most, however long the answer takes", async () => {
    const world = new World();
    let answer: () => void = () => undefined;
    world.answers = () => new Promise((resolve) => (answer = resolve));
    const writer = arrive(world);
    await pass(600_000);
    writer.moveTo("panel");
    expect(world.written).toEqual(["campaign"]);
    answer();
    await pass(1_300);
    expect(world.written).toEqual(["campaign", "panel"]);
  });

  it("writes nothing without a network, and at once when it is back", async () => {
    const world = new World();
    arrive(world);
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await pass(120_000);
    expect(world.written).toHaveLength(1);
    network.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(world.written).toHaveLength(2);
  });

  it("tries again six seconds after a refusal, and then as usual", async () => {
    const world = new World();
    world.answers = () => Promise.reject(new Error("permission-denied"));
    arrive(world);
    await pass(5_999);
    expect(world.written).toHaveLength(1);
    world.answers = undefined;
    await pass(1);
    expect(world.written).toHaveLength(2);
    await pass(29_999);
    expect(world.written).toHaveLength(2);
  });

  it("speaks again when its heartbeat was taken away by another tab's farewell", async () => {
    const world = new World();
    const writer = arrive(world);
    await pass(2_000);
    writer.wasRemoved();
    expect(world.written).toHaveLength(2);
  });

  it("does not answer a refusal with a flood", async () => {
    const world = new World();
    world.answers = () => Promise.reject(new Error("permission-denied"));
    const writer = arrive(world);
    await pass(100);
    for (let time = 0; time < 20; time += 1) writer.wasRemoved();
    expect(world.written).toHaveLength(1);
  });
});

describe("a device that leaves", () => {
  it("says so once, and gives up its turn", async () => {
    const world = new World();
    const writer = arrive(world);
    writer.stop();
    writer.stop();
    expect(world.left).toBe(1);
    expect(world.inLine).toBe(0);
    await pass(120_000);
    expect(world.written).toHaveLength(1);
  });

  it("says nothing when another tab speaks for it", () => {
    const world = new World(true);
    arrive(world).stop();
    expect(world.left).toBe(0);
  });

  it("says so when its page closes, and is back when the page is shown again", async () => {
    const world = new World();
    arrive(world);
    window.dispatchEvent(new Event("pagehide"));
    expect(world.left).toBe(1);
    window.dispatchEvent(new Event("pageshow"));
    await pass(0);
    expect(world.written).toHaveLength(2);
  });
});
