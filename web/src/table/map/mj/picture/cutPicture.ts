import { MAX_OVERVIEW_BYTES, MAX_TILE_BYTES, OVERVIEW_SIDE, TILE_SIDE } from "domain/documents/sceneSchema";
import { type SceneSize, sceneSizeOf } from "domain/table/scene/sceneSize";
import { OVERVIEW, tileBox, tileCounts } from "domain/table/scene/tiles";
import { base64Of } from "../../../../browser/base64Of";

const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25];

/** The same file gives the same id: what is missing of it is brought without the rest. */
export async function pictureIdOf(bytes: ArrayBuffer): Promise<string | undefined> {
  // Browsers hash in secure contexts only.
  if (crypto.subtle === undefined) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 20)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A picture at the size of its scene. Its position and camera are gone: only what is seen is kept. */
export async function decodePicture(
  picture: Blob,
  sizeOf: (whole: SceneSize) => SceneSize = sceneSizeOf,
): Promise<ImageBitmap> {
  const whole = await createImageBitmap(picture);
  const size = sizeOf(whole);
  if (size.width === whole.width && size.height === whole.height) return whole;
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "high",
  });
  whole.close();
  return bitmap;
}

const canvasOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  return { canvas, context };
};

/** Encoded in WebP, or in JPEG where the browser cannot write WebP, with at most so many bytes. */
export async function encoded(canvas: OffscreenCanvas, maxBytes: number): Promise<string> {
  for (const quality of QUALITIES) {
    const webp = await canvas.convertToBlob({ type: "image/webp", quality });
    const blob =
      webp.type === "image/webp" ? webp : await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (blob.size <= maxBytes) return base64Of(blob);
  }
  throw new Error("the piece cannot be made small enough");
}

/** One piece of a picture in base64: `overview`, or a tile by its number. */
export async function cutTile(bitmap: ImageBitmap, name: string): Promise<string> {
  const { width, height } = bitmap;
  if (name === OVERVIEW) {
    const scale = Math.min(1, OVERVIEW_SIDE / Math.max(width, height));
    const { canvas, context } = canvasOf(Math.round(width * scale), Math.round(height * scale));
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return encoded(canvas, MAX_OVERVIEW_BYTES);
  }
  const { left, top } = tileBox(tileCounts(bitmap), name);
  const [columns, rows] = [Math.min(TILE_SIDE, width - left), Math.min(TILE_SIDE, height - top)];
  const { canvas, context } = canvasOf(columns, rows);
  context.drawImage(bitmap, left, top, columns, rows, 0, 0, columns, rows);
  return encoded(canvas, MAX_TILE_BYTES);
}
