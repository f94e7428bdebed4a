import type { Region } from "../../documents/sceneSchema";
import { type Effort, spend } from "./effort";
import { areTouching, type Box, boxAround, type Points } from "./shapes";

/* Of a large region what lies in a small box, which is cheaper to go on with. */

const STEPS_OF_A_RING = 4;
const STEPS_OF_A_POINT = 4;

/** A ring with the box around it, which is asked for often. */
interface BoxedRing {
  readonly points: number[];
  readonly box: Box;
}

/** A region's polygons with the boxes around their rings. */
export type BoxedRegion = readonly { readonly outline: BoxedRing; readonly holes: readonly BoxedRing[] }[];

const boxedRing = (points: number[]): BoxedRing => ({ points, box: boxAround([points]) });

export const boxedRegion = (region: Region): BoxedRegion =>
  region.map(({ outline, holes }) => ({
    outline: boxedRing(outline),
    holes: holes.map(({ points }) => boxedRing(points)),
  }));

/** On which coordinate a limit is, and whether what lies beyond it is larger. */
interface Limit {
  readonly axis: 0 | 1;
  readonly at: number;
  readonly isUpper: boolean;
}

/** A ring with what lies beyond a limit drawn onto it, so that it goes around each place before it as often. */
function limited(points: Points, { axis, at, isUpper }: Limit): number[] {
  const kept: number[] = [];
  const isBeyond = (value: number) => (isUpper ? value > at : value < at);
  let [x1, y1] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x2, y2] = [points[index] ?? 0, points[index + 1] ?? 0];
    const [from, to] = axis === 0 ? [x1, x2] : [y1, y2];
    if (isBeyond(from) !== isBeyond(to)) {
      const share = (at - from) / (to - from);
      if (axis === 0) kept.push(at, y1 + (y2 - y1) * share);
      else kept.push(x1 + (x2 - x1) * share, at);
    }
    if (!isBeyond(to)) kept.push(x2, y2);
    [x1, y1] = [x2, y2];
  }
  return kept;
}

/** What of a ring counts in a box; undefined where nothing does. */
function clippedRing({ points, box }: BoxedRing, limit: Box, effort: Effort): number[] | undefined {
  spend(effort, STEPS_OF_A_RING);
  if (!areTouching(box, limit)) return undefined;
  const limits: Limit[] = [];
  if (box.left < limit.left) limits.push({ axis: 0, at: limit.left, isUpper: false });
  if (box.right > limit.right) limits.push({ axis: 0, at: limit.right, isUpper: true });
  if (box.top < limit.top) limits.push({ axis: 1, at: limit.top, isUpper: false });
  if (box.bottom > limit.bottom) limits.push({ axis: 1, at: limit.bottom, isUpper: true });
  let kept = points;
  for (const one of limits) {
    spend(effort, (kept.length / 2) * STEPS_OF_A_POINT);
    kept = limited(kept, one);
  }
  return kept.length === 0 ? undefined : kept;
}

/**
 * A region of which only what lies in a box counts: the same there, with the sides alone that reach into it and some along
 * its edge.
 */
export const clipped = (region: BoxedRegion, box: Box, effort: Effort): Region =>
  region.flatMap(({ outline, holes }) => {
    const kept = clippedRing(outline, box, effort);
    if (kept === undefined) return [];
    return [
      {
        outline: kept,
        holes: holes.flatMap((hole) => {
          const points = clippedRing(hole, box, effort);
          return points === undefined ? [] : [{ points }];
        }),
      },
    ];
  });
