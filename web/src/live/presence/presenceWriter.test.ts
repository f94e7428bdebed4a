import type { PresencePage } from "domain/documents/presence";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PresenceAdapter, PresenceWriter } from "./presenceWriter";

const started: PresenceWriter[] = [];

/** Records what a writer wrote, and hands out the lock. */
class FakeAdapter implements PresenceAdapter {
  readonly written: PresencePage[] = [];
  left = 0;
  waiting = 0;
  answers: (() => Promise<void>) | undefined;
  #take: (() => void) | undefined;

  constructor(private readonly busy = false) {}

  write(page: PresencePage): Promise<void> {
    this.written.push(page);
    return this.answers?.() ?? Promise.resolve();
  }

  async leave(): Promise<void> {
    this.left += 1;
  }

  requestLock(take: () => void): () => void {
    this.waiting += 1;
    if (this.busy) this.#take = take;
    else take();
    return () => {
      this.waiting -= 1;
    };
  }

  giveLock(): void {
    this.#take?.();
  }
}

function arrive(adapter: FakeAdapter, page: PresencePage = "campaign"): PresenceWriter {
  const writer = new PresenceWriter(adapter, page);
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
    const adapter = new FakeAdapter();
    arrive(adapter);
    expect(adapter.written).toEqual(["campaign"]);
    await pass(29_999);
    expect(adapter.written).toHaveLength(1);
    await pass(60_001);
    expect(adapter.written).toHaveLength(4);
  });

  it("says at once that it moved, but not sooner than the rules allow", async () => {
    const adapter = new FakeAdapter();
    const writer = arrive(adapter);
    await pass(10_000);
    writer.moveTo("sheet");
    expect(adapter.written).toEqual(["campaign", "sheet"]);
    writer.moveTo("panel");
    await pass(1_299);
    expect(adapter.written).toHaveLength(2);
    await pass(1);
    expect(adapter.written).toEqual(["campaign", "sheet", "panel"]);
  });

  it("says nothing while it is hidden, and speaks again when it is seen", async () => {
    const adapter = new FakeAdapter();
    arrive(adapter);
    turnPage("hidden");
    await pass(120_000);
    expect(adapter.written).toHaveLength(1);
    expect(adapter.waiting).toBe(0);
    turnPage("visible");
    expect(adapter.written).toHaveLength(2);
    expect(adapter.left).toBe(0);
  });

  it("waits for its turn among the tabs", async () => {
    const adapter = new FakeAdapter(true);
    arrive(adapter);
    await pass(60_000);
    expect(adapter.written).toEqual([]);
    adapter.giveLock();
    expect(adapter.written).toEqual(["campaign"]);
  });

  it("has one write under way at most, however long the answer takes", async () => {
    const adapter = new FakeAdapter();
    let answer: () => void = () => undefined;
    adapter.answers = () => new Promise((resolve) => (answer = resolve));
    const writer = arrive(adapter);
    await pass(600_000);
    writer.moveTo("panel");
    expect(adapter.written).toEqual(["campaign"]);
    answer();
    await pass(1_300);
    expect(adapter.written).toEqual(["campaign", "panel"]);
  });

  it("writes nothing without a network, and at once when it is back", async () => {
    const adapter = new FakeAdapter();
    arrive(adapter);
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await pass(120_000);
    expect(adapter.written).toHaveLength(1);
    network.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(adapter.written).toHaveLength(2);
  });

  it("tries again after a refusal as soon as the rules allow, then every six seconds, then as usual", async () => {
    const adapter = new FakeAdapter();
    adapter.answers = () => Promise.reject(new Error("permission-denied"));
    arrive(adapter);
    await pass(1_299);
    expect(adapter.written).toHaveLength(1);
    await pass(1);
    expect(adapter.written).toHaveLength(2);
    await pass(5_999);
    expect(adapter.written).toHaveLength(2);
    adapter.answers = undefined;
    await pass(1);
    expect(adapter.written).toHaveLength(3);
    await pass(29_999);
    expect(adapter.written).toHaveLength(3);
    adapter.answers = () => Promise.reject(new Error("permission-denied"));
    await pass(1);
    await pass(1_300);
    expect(adapter.written).toHaveLength(5);
  });

  it("speaks again when another device's farewell took its heartbeat along", async () => {
    const adapter = new FakeAdapter();
    const writer = arrive(adapter);
    await pass(2_000);
    writer.wasRemoved();
    expect(adapter.written).toHaveLength(2);
  });

  it("speaks again at once when it was refused beside a heartbeat that then departs", async () => {
    const adapter = new FakeAdapter();
    let refuse: () => void = () => undefined;
    adapter.answers = () =>
      new Promise((_, reject) => (refuse = () => reject(new Error("permission-denied"))));
    const writer = arrive(adapter);
    await pass(100);
    adapter.answers = undefined;
    refuse();
    await pass(100);
    writer.wasRemoved();
    await pass(300);
    expect(adapter.written).toHaveLength(2);
  });

  it("speaks again at once when the heartbeat departs while its own is being refused", async () => {
    const adapter = new FakeAdapter();
    let refuse: () => void = () => undefined;
    adapter.answers = () =>
      new Promise((_, reject) => (refuse = () => reject(new Error("permission-denied"))));
    const writer = arrive(adapter);
    await pass(100);
    writer.wasRemoved();
    adapter.answers = undefined;
    refuse();
    await pass(300);
    expect(adapter.written).toHaveLength(2);
  });

  it("does not answer a refusal with a flood", async () => {
    const adapter = new FakeAdapter();
    adapter.answers = () => Promise.reject(new Error("permission-denied"));
    const writer = arrive(adapter);
    await pass(100);
    for (let time = 0; time < 20; time += 1) writer.wasRemoved();
    expect(adapter.written).toHaveLength(1);
  });
});

describe("a device that leaves", () => {
  it("says so once, and gives up its turn", async () => {
    const adapter = new FakeAdapter();
    const writer = arrive(adapter);
    writer.stop();
    writer.stop();
    expect(adapter.left).toBe(1);
    expect(adapter.waiting).toBe(0);
    await pass(120_000);
    expect(adapter.written).toHaveLength(1);
  });

  it("says nothing when another tab speaks for it", () => {
    const adapter = new FakeAdapter(true);
    arrive(adapter).stop();
    expect(adapter.left).toBe(0);
  });

  it("says so when its page closes, and is back when the page is shown again", async () => {
    const adapter = new FakeAdapter();
    arrive(adapter);
    window.dispatchEvent(new Event("pagehide"));
    expect(adapter.left).toBe(1);
    window.dispatchEvent(new Event("pageshow"));
    await pass(0);
    expect(adapter.written).toHaveLength(2);
  });
});
