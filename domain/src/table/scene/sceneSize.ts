import { MAX_SCENE_SIDE, MAX_TILES } from "../../documents/sceneSchema";
import { tileCounts } from "./tiles";

export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export const MIN_SCENE_SIDE = 256;

/** Whether a scene may be as large as this: MAX_TILES tiles cover it. */
export function fitsScene(size: SceneSize): boolean {
  const { columns, rows } = tileCounts(size);
  return columns * rows <= MAX_TILES && Math.max(size.width, size.height) <= MAX_SCENE_SIDE;
}

/** The largest scale, `most` at most, whose size fits; a half of `precision` below it at worst. */
export function largestScale(
  sizeAt: (scale: number) => SceneSize,
  { most, precision }: { readonly most: number; readonly precision: number },
): number {
  if (fitsScene(sizeAt(most))) return most;
  let [fitting, tooLarge] = [0, most];
  while (tooLarge - fitting > precision) {
    const scale = (fitting + tooLarge) / 2;
    if (fitsScene(sizeAt(scale))) fitting = scale;
    else tooLarge = scale;
  }
  return fitting;
}

/** The largest size of the same shape that a scene may have; never larger than the picture itself. */
export function sceneSizeOf({ width, height }: SceneSize): SceneSize {
  const sizeAt = (scale: number) => ({
    width: Math.max(MIN_SCENE_SIDE, Math.round(width * scale)),
    height: Math.max(MIN_SCENE_SIDE, Math.round(height * scale)),
  });
  // Less than a pixel is no difference.
  return sizeAt(largestScale(sizeAt, { most: 1, precision: 0.5 / Math.max(width, height) }));
}
