import { MAX_SCENE_SIDE } from "domain/documents/sceneSchema";
import { toTenths } from "domain/table/scene/grid";
import { TRACE_WINDOW_MS } from "domain/table/scene/trace";
import { hasNetwork } from "../../../browser/network";
import type { Place } from "../canvas/camera";

/** What a trace holds at most. */
const MAX_POINTS = 16;
const SLOTS = 4;
/** So many unanswered writes say that the connection is gone: a trace is worth nothing later. */
const MAX_UNANSWERED = 2;

type Write = (slot: number, points: readonly number[]) => Promise<void>;

/** Some of the points, evenly, the last one always. */
function thinned(points: readonly Place[]): readonly Place[] {
  if (points.length <= MAX_POINTS) return points;
  const step = points.length / MAX_POINTS;
  return Array.from(
    { length: MAX_POINTS },
    (_, at) => points[Math.ceil((at + 1) * step) - 1] ?? { x: 0, y: 0 },
  );
}

/** As the rules take it: a pointer may be beyond every scene, where the map is small. */
const written = (value: number) => toTenths(Math.min(2 * MAX_SCENE_SIDE, Math.max(-MAX_SCENE_SIDE, value)));

let nextSlot = 0;

/**
 * Writes where a pointer goes: its first point at once, what follows merged, three times a second, over the member's
 * slots in turn.
 */
export class TraceWriter {
  readonly #write: Write;
  #waiting: Place[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered = 0;

  constructor(write: Write) {
    this.#write = write;
  }

  add(point: Place): void {
    this.#waiting.push(point);
    if (this.#timer === undefined) this.#flush();
  }

  /** Says how something looks now, instead of where it went: all that was waiting is out of date. */
  show(points: readonly number[]): void {
    this.#waiting = [];
    for (let at = 0; at + 1 < points.length; at += 2)
      this.#waiting.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 });
    if (this.#timer === undefined) this.#flush();
  }

  /** Drops what is not written yet. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #flush(): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#flush();
    }, TRACE_WINDOW_MS);
    const points = thinned(this.#waiting).flatMap(({ x, y }) => [written(x), written(y)]);
    this.#waiting = [];
    if (!hasNetwork() || this.#unanswered >= MAX_UNANSWERED) return;
    nextSlot = (nextSlot + 1) % SLOTS;
    this.#unanswered += 1;
    const answered = () => {
      this.#unanswered -= 1;
    };
    this.#write(nextSlot, points).then(answered, answered);
  }
}
