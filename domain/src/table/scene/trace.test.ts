import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReplayed, type Replay, replayedAt, TRACE_LEAD_MS, TRACE_WINDOW_MS, withTrace } from "./trace";

const T = 1_000_000;

describe("a trace that is replayed", () => {
  it("goes from point to point in the time in which they were taken, some of it ahead", () => {
    const replay = withTrace(withTrace([], [0, 0], T), [100, 0, 200, 0], T + TRACE_WINDOW_MS);
    const taken = T + 2 * TRACE_WINDOW_MS - TRACE_LEAD_MS;
    expect(replayedAt(replay, T + TRACE_WINDOW_MS)).toEqual({ x: 0, y: 0 });
    expect(replayedAt(replay, taken - TRACE_WINDOW_MS / 2)).toEqual({ x: 100, y: 0 });
    expect(replayedAt(replay, taken)).toEqual({ x: 200, y: 0 });
  });

  /** A pointer that goes 1 pixel a millisecond, 20 points a window, and how far behind it the replay is. */
  const behind = (way: number) => {
    let replay: Replay = [];
    const lags: number[] = [];
    for (let window = 1; window <= 6; window += 1) {
      const points = Array.from({ length: 20 }, (_, index) => [
        ((window - 1) * 20 + index + 1) * (TRACE_WINDOW_MS / 20),
        0,
      ]);
      const arrival = T + window * TRACE_WINDOW_MS + way;
      replay = withTrace(replay, points.flat(), arrival);
      for (let after = 0; after < TRACE_WINDOW_MS; after += 20) {
        const now = arrival + after;
        if (window > 2) lags.push(now - T - (replayedAt(replay, now)?.x ?? 0));
      }
    }
    return lags;
  };

  it("is behind the pointer by less than a window and the way, always by as much", () => {
    const lags = behind(25);
    const expected = TRACE_WINDOW_MS + 25 - TRACE_LEAD_MS;
    expect(Math.min(...lags)).toBeGreaterThan(expected - 2);
    expect(Math.max(...lags)).toBeLessThan(expected + 2);
  });

  it("goes on as the last points went until the next trace comes, then back where there is none", () => {
    const replay = withTrace(withTrace([], [0, 0], T), [0, 0, 10, 0, 20, 0, 30, 0], T + 1000);
    const told = T + 1000 + TRACE_WINDOW_MS - TRACE_LEAD_MS;
    expect(replayedAt(replay, told)?.x).toBe(30);
    expect(replayedAt(replay, told + TRACE_LEAD_MS)?.x).toBeCloseTo(
      30 + (10 * 4 * TRACE_LEAD_MS) / TRACE_WINDOW_MS,
    );
    expect(replayedAt(replay, T + 3000)).toEqual({ x: 30, y: 0 });
    const next = withTrace(replay, [40, 0], told + TRACE_LEAD_MS);
    expect(replayedAt(next, told + TRACE_LEAD_MS + TRACE_WINDOW_MS)).toEqual({ x: 40, y: 0 });
  });

  it("begins at its first point, and is nowhere before it has one", () => {
    expect(replayedAt(withTrace([], [7, 8], T), T)).toEqual({ x: 7, y: 8 });
    expect(replayedAt([], T)).toBeUndefined();
    expect(withTrace([], [], T)).toEqual([]);
  });

  it("stays where it stopped until it goes on", () => {
    const paused = withTrace(withTrace([], [0, 0], T), [100, 0], T + 5000);
    expect(replayedAt(paused, T + 5000)).toEqual({ x: 0, y: 0 });
    expect(replayedAt(paused, T + 5000 + (TRACE_WINDOW_MS - TRACE_LEAD_MS) / 2)).toEqual({ x: 50, y: 0 });
  });

  it("plays what arrives early after what is not played yet, faster until it has caught up", () => {
    const early = withTrace(withTrace([], [0, 0, 100, 0], T), [200, 0], T + 10);
    expect(replayedAt(early, T + TRACE_WINDOW_MS - TRACE_LEAD_MS)).toEqual({ x: 100, y: 0 });
    expect(replayedAt(early, T + 1.6 * TRACE_WINDOW_MS - TRACE_LEAD_MS)).toEqual({ x: 200, y: 0 });
    const late = withTrace(early, [300, 0], T + 10 + TRACE_WINDOW_MS);
    expect(replayedAt(late, T + 2.2 * TRACE_WINDOW_MS - TRACE_LEAD_MS)).toEqual({ x: 300, y: 0 });
  });

  it("goes straight to what came last when it has fallen far behind", () => {
    let replay: Replay = [];
    for (let index = 1; index <= 9; index++) replay = withTrace(replay, [index * 10, 0], T);
    expect(replay.at(-1)?.at).toBeLessThanOrEqual(T + 4 * TRACE_WINDOW_MS);
    expect(replayedAt(replay, T + 4 * TRACE_WINDOW_MS)).toEqual({ x: 90, y: 0 });
  });

  it("says when all of it was played", () => {
    const replay = withTrace([], [0, 0], T);
    expect(isReplayed(replay, T)).toBe(false);
    expect(isReplayed(replay, T + TRACE_WINDOW_MS)).toBe(true);
    expect(isReplayed([], T)).toBe(true);
  });

  it("stays near its points, in order, and keeps few of them", () => {
    const traces = fc.array(fc.tuple(fc.array(fc.nat(100), { minLength: 2, maxLength: 32 }), fc.nat(800)));
    fc.assert(
      fc.property(traces, (arrivals) => {
        let [replay, now]: [Replay, number] = [[], T];
        for (const [points, wait] of arrivals) {
          now += wait;
          replay = withTrace(replay, points, now);
          expect(replay.map(({ at }) => at)).toEqual(replay.map(({ at }) => at).toSorted((a, b) => a - b));
          expect(replay.length).toBeLessThan(120);
          const point = replayedAt(replay, now + wait / 2);
          expect(point?.x).toBeGreaterThanOrEqual(-100);
          expect(point?.x).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});
