import type { Point } from "./grid";

/** A writer sends a trace so often at most; its points were taken in so much time. In milliseconds. */
export const TRACE_WINDOW_MS = 340;
/**
 * A trace is played so much sooner than its window takes, in milliseconds: what it has not said by then is guessed from
 * how its last points went, so that the next trace is met on its way.
 */
export const TRACE_LEAD_MS = 150;
/** Where no other trace comes, what was guessed is taken back in so much time. */
const TAKEN_BACK_MS = 200;
/** Who falls behind plays a trace in this share of its own time, and beyond MAX_LAG_MS goes straight to what came last. */
const FASTEST = 0.6;
const MAX_LAG_MS = 3 * TRACE_WINDOW_MS;

interface Sample extends Point {
  readonly at: number;
  /** No trace said so. */
  readonly guessed?: true;
}

/** Points that are still to be replayed, with the receiver's moments (epoch ms), the oldest first. */
export type Replay = readonly Sample[];

/**
 * Adds the points of a trace (x and y in turn) that arrived at `now`: they follow those before, evenly over the time in
 * which they were taken, TRACE_LEAD_MS ahead of it. What was played is dropped, and what was guessed is forgotten; a
 * replay that fell behind is played faster until it is not.
 */
export function withTrace(replay: Replay, points: readonly number[], now: number): Replay {
  const told = pairsOf(points);
  if (told.length === 0) return replay;
  const place = replayedAt(replay, now);
  const waiting = replay.filter(({ at, guessed }) => at > now && at <= now + MAX_LAG_MS && !guessed);
  const ready = now - TRACE_LEAD_MS;
  const start = Math.max(waiting.at(-1)?.at ?? ready, ready);
  const window = Math.max(ready + TRACE_WINDOW_MS - start, FASTEST * TRACE_WINDOW_MS);
  const added = told.map((point, index) => ({ ...point, at: start + ((index + 1) * window) / told.length }));
  return [
    ...(place ? [{ ...place, at: now }] : []),
    ...waiting,
    ...added.filter(({ at }) => at > now),
    ...guessesAfter(added.at(-1), told),
  ];
}

const pairsOf = (points: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, index) => ({
    x: points[2 * index] ?? 0,
    y: points[2 * index + 1] ?? 0,
  }));

/** On as fast as the last points went, then back to the last one. */
function guessesAfter(last: Sample | undefined, told: readonly Point[]): Sample[] {
  const steps = (told.length * TRACE_LEAD_MS) / TRACE_WINDOW_MS;
  const looked = Math.min(told.length - 1, Math.ceil(steps));
  const before = told.at(-1 - looked);
  if (last === undefined || before === undefined || looked === 0) return [];
  const { x, y, at } = last;
  const [end, share] = [at + TRACE_LEAD_MS, steps / looked];
  return [
    { x: x + (x - before.x) * share, y: y + (y - before.y) * share, at: end, guessed: true },
    { x, y, at: end + TAKEN_BACK_MS, guessed: true },
  ];
}

/** Where the trace is at `now`: between two points on the line, before the first and after the last in place. */
export function replayedAt(replay: Replay, now: number): Point | undefined {
  const next = replay.findIndex(({ at }) => at > now);
  if (next === -1) return pointOf(replay.at(-1));
  const [from, to] = [replay[next - 1], replay[next]];
  if (from === undefined || to === undefined) return pointOf(to);
  const share = (now - from.at) / (to.at - from.at);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const pointOf = (sample: Sample | undefined): Point | undefined => sample && { x: sample.x, y: sample.y };

/** Whether everything was played at `now`, so that no frame need be drawn for it. */
export const isReplayed = (replay: Replay, now: number): boolean => (replay.at(-1)?.at ?? now) <= now;
