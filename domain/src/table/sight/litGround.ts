import type { Grid, Region } from "../../documents/sceneSchema";
import type { SceneLight } from "../../documents/wallSchema";
import { AppError } from "../../values/errors";
import { type Effort, effortOf, type RequestEffort } from "../scene/effort";
import type { Point } from "../scene/grid";
import { union } from "../scene/region";
import type { Barriers } from "./barriers";
import { type Explored, squaresOf } from "./explored";

/*
 * What lamps light, of all of them together: each eye is asked of it once, however many they are. A scene's own are
 * worked out once for its walls as they stand.
 */

export interface Lamp extends Point {
  readonly range: number;
  /** What it lights: x and y in turn. */
  readonly outline: readonly number[];
}

export interface LitGround {
  readonly lamps: readonly Lamp[];
  /** All that is lit: one region, or several where one would take too many steps. */
  readonly parts: readonly Region[];
  /** The same in squares. */
  readonly squares: Explored;
}

/** What one sees, or lights, from a place past walls. */
export type VisibleFrom = (from: Point & { readonly range: number }) => readonly number[];

export const lampAt = (
  { x, y, range }: Pick<SceneLight, "x" | "y" | "range">,
  visible: VisibleFrom,
): Lamp => ({ x, y, range, outline: visible({ x, y, range }) });

/** What it makes; undefined where that takes too many steps. Throws `busy` where the request has none left. */
export function affordable<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid-input") return undefined;
    throw error;
  }
}

/** Regions joined to as few as the steps allow: one, as a rule. Neighbours in the list are joined first. */
export function joined(regions: readonly Region[], effort: Effort): Region[] {
  const whole: Region[] = [];
  let open = regions.filter((region) => region.length > 0);
  while (open.length > 1) {
    const pairs: Region[] = [];
    for (let at = 0; at < open.length; at += 2) {
      const [one = [], other] = [open[at], open[at + 1]];
      const both = other ? affordable(() => union(one, other, effort)) : one;
      if (both) pairs.push(both);
      else whole.push(one, other ?? []);
    }
    open = pairs;
  }
  return [...whole, ...open];
}

/** Lamps are put in rows of this height, in pixels, so that neighbours are joined first: that costs the fewest steps. */
const ROW = 500;

export function litGround(lamps: readonly Lamp[], like: Explored, effort: Effort): LitGround {
  const sorted = lamps.toSorted(
    (one, other) => Math.floor(one.y / ROW) - Math.floor(other.y / ROW) || one.x - other.x,
  );
  const regions = sorted.flatMap(({ outline }): Region[] =>
    outline.length < 6 ? [] : [[{ outline: [...outline], holes: [] }]],
  );
  const outlines = lamps.map(({ outline }) => outline);
  return { lamps, parts: joined(regions, effort), squares: squaresOf(like, outlines) };
}

interface FixedLights {
  readonly lights: readonly Pick<SceneLight, "x" | "y" | "range">[];
  /** The squares that the scene is parted into. */
  readonly like: Explored;
  readonly scene: { readonly width: number; readonly height: number; readonly grid: Pick<Grid, "size"> };
}

/** What joining the lights of a scene may cost: some 0.2 s, once for its walls as they stand. */
const MAX_FIXED_STEPS = 8_000_000;

/** Of each walls, what was lit last. They stay as long as an instance keeps them. */
const kept = new WeakMap<Barriers, { readonly key: string; readonly ground: LitGround }>();

/** What the lights of a scene light; worked out once while its walls, doors and lights stay as they are. */
export function keptGround(
  barriers: Barriers,
  { lights, like, scene }: FixedLights,
  visible: VisibleFrom,
  request?: RequestEffort,
): LitGround {
  const places = lights.map(({ x, y, range }) => [x, y, range]);
  const key = JSON.stringify([scene.width, scene.height, scene.grid.size, places]);
  const known = kept.get(barriers);
  if (known?.key === key) return known.ground;
  const effort = effortOf(MAX_FIXED_STEPS, () => new AppError("invalid-input"), request);
  const ground = litGround(
    lights.map((light) => lampAt(light, visible)),
    like,
    effort,
  );
  kept.set(barriers, { key, ground });
  return ground;
}
