import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TraceWriter } from "./TraceWriter";

let written: { slot: number; points: readonly number[] }[];
let answer: Promise<void>;
const write = (slot: number, points: readonly number[]) => {
  written.push({ slot, points });
  return answer;
};

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  answer = Promise.resolve();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("where a pointer goes", () => {
  it("is written at once, then three times a second with all points since, in another slot each time", async () => {
    const writer = new TraceWriter(write);
    for (let x = 0; x < 20; x += 1) {
      writer.add({ x: x + 0.123, y: 5 });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(written.map(({ points }) => points.length / 2)).toEqual([1, 6, 7]);
    expect(written[0]?.points).toEqual([0.1, 5]);
    const slots = written.map(({ slot }) => slot);
    expect(new Set(slots).size).toBe(3);
    expect(Math.max(...slots)).toBeLessThan(4);
  });

  it("stays where the rules take it, however small the map is shown", () => {
    new TraceWriter(write).add({ x: -90_000, y: 90_000 });
    expect(written[0]?.points).toEqual([-12_288, 24_576]);
  });

  it("keeps 16 points of many, the last among them", async () => {
    const writer = new TraceWriter(write);
    writer.add({ x: 0, y: 0 });
    for (let x = 1; x <= 100; x += 1) writer.add({ x, y: 0 });
    await vi.advanceTimersByTimeAsync(340);
    expect(written[1]?.points).toHaveLength(32);
    expect(written[1]?.points.slice(-2)).toEqual([100, 0]);
  });

  it("is not written after its end", async () => {
    const writer = new TraceWriter(write);
    writer.add({ x: 0, y: 0 });
    writer.add({ x: 1, y: 0 });
    writer.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toHaveLength(1);
  });

  it("is not written without a connection, nor while two writes wait for an answer", async () => {
    answer = new Promise(() => undefined);
    const writer = new TraceWriter(write);
    for (let x = 0; x < 40; x += 1) {
      writer.add({ x, y: 0 });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(written).toHaveLength(2);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    new TraceWriter(write).add({ x: 1, y: 1 });
    expect(written).toHaveLength(2);
  });
});
