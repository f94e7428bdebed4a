/* Lines (x and y in turn) with fewer points, for files that have more than a scene keeps. */

/** Ends of lines by their place, in tenths of a pixel. */
const placeOf = (x: number, y: number): number => Math.round(x * 10) * 1e6 + Math.round(y * 10);

const headOf = (line: readonly number[]) => placeOf(line[0] ?? 0, line[1] ?? 0);
const tailOf = (line: readonly number[]) => placeOf(line.at(-2) ?? 0, line.at(-1) ?? 0);

/** The other way round. */
function reversed(line: readonly number[]): number[] {
  const points: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] ?? 0, line[at + 1] ?? 0);
  return points;
}

/** Lines whose ends touch as one line, as long as one goes on. */
export function joinedLines(lines: readonly (readonly number[])[]): number[][] {
  const ends = new Map<number, number[]>();
  const note = (place: number, index: number) => {
    const known = ends.get(place);
    if (known) known.push(index);
    else ends.set(place, [index]);
  };
  for (const [index, line] of lines.entries()) {
    note(headOf(line), index);
    note(tailOf(line), index);
  }
  const used = new Uint8Array(lines.length);
  const take = (place: number): readonly number[] | undefined => {
    const waiting = ends.get(place) ?? [];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (used[index]) continue;
      used[index] = 1;
      return lines[index];
    }
    return undefined;
  };
  const extend = (line: number[]): number[] => {
    for (let place = tailOf(line), next = take(place); next !== undefined; next = take(place)) {
      const onward = headOf(next) === place ? next : reversed(next);
      for (let at = 2; at < onward.length; at += 1) line.push(onward[at] ?? 0);
      place = tailOf(line);
    }
    return line;
  };
  return lines.flatMap((line, index) => {
    if (used[index]) return [];
    used[index] = 1;
    return [extend(reversed(extend([...line])))];
  });
}

const QUARTER = Math.PI / 2;

/** From -π to π. */
const turn = (angle: number): number => {
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
};

/**
 * The directions in which a side from a point may go on so that it passes every place it has left out by `tolerance` at
 * most. It ends no nearer than the farthest of them.
 */
class Sight {
  #base: number | undefined;
  #low = -Math.PI;
  #high = Math.PI;
  #farthest = 0;
  readonly #tolerance: number;

  constructor(tolerance: number) {
    this.#tolerance = tolerance;
  }

  allows(dx: number, dy: number): boolean {
    if (this.#base === undefined) return true;
    if (Math.hypot(dx, dy) < this.#farthest) return false;
    const angle = turn(Math.atan2(dy, dx) - this.#base);
    return angle >= this.#low && angle <= this.#high;
  }

  leaveOut(dx: number, dy: number): void {
    const distance = Math.hypot(dx, dy);
    this.#farthest = Math.max(this.#farthest, distance);
    if (distance <= this.#tolerance) return;
    const half = Math.min(Math.asin(this.#tolerance / distance), QUARTER);
    const direction = Math.atan2(dy, dx);
    this.#base ??= direction;
    const angle = turn(direction - this.#base);
    this.#low = Math.max(this.#low, angle - half);
    this.#high = Math.min(this.#high, angle + half);
  }
}

/** Without the points that lie within `tolerance` pixels of the side that leaves them out. One pass over the points. */
export function straightened(points: readonly number[], tolerance: number): number[] {
  const kept = points.slice(0, 2);
  let [x, y] = [kept[0] ?? 0, kept[1] ?? 0];
  let sight = new Sight(tolerance);
  for (let at = 2; at + 1 < points.length; at += 2) {
    const [nextX, nextY] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (!sight.allows(nextX - x, nextY - y)) {
      x = points[at - 2] ?? 0;
      y = points[at - 1] ?? 0;
      kept.push(x, y);
      sight = new Sight(tolerance);
    }
    sight.leaveOut(nextX - x, nextY - y);
  }
  kept.push(points.at(-2) ?? 0, points.at(-1) ?? 0);
  return kept;
}
