import { type Explored, exploredRectangles } from "domain/table/sight/explored";
import type { Area } from "./drawScene";

/** What was seen as the pixels of a picture, one of each square: opaque where it was seen. */
export function exploredPixels({ columns, rows, bits }: Explored): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * columns * rows);
  for (let at = 0; at < columns * rows; at += 1)
    if (((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0) pixels[4 * at + 3] = 255;
  return pixels;
}

const masks = new WeakMap<Explored, HTMLCanvasElement>();

/** The same on a canvas, made once. */
export function exploredMask(explored: Explored): HTMLCanvasElement | undefined {
  const known = masks.get(explored);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = explored.columns;
  canvas.height = explored.rows;
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.putImageData(new ImageData(exploredPixels(explored), explored.columns, explored.rows), 0, 0);
  masks.set(explored, canvas);
  return canvas;
}

const areas = new WeakMap<Explored, Area | "nothing">();

/** The smallest area around all that was seen; undefined where nothing was. */
export function exploredArea(explored: Explored): Area | undefined {
  const known = areas.get(explored) ?? areaAround(explored);
  areas.set(explored, known);
  return known === "nothing" ? undefined : known;
}

function areaAround(explored: Explored): Area | "nothing" {
  const [first, ...rest] = exploredRectangles(explored);
  if (first === undefined) return "nothing";
  return rest.reduce(
    (all, { left, top, right, bottom }) => ({
      left: Math.min(all.left, left),
      top: Math.min(all.top, top),
      right: Math.max(all.right, right),
      bottom: Math.max(all.bottom, bottom),
    }),
    first,
  );
}
