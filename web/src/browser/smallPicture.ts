import { base64Of } from "./base64Of";

/** What is kept of a picture: a square from its middle, or all of it. */
type Shape = "square" | "whole";

/** Of the longest side (pixels) and qualities to try, the best first. */
const SIDES: Record<Shape, readonly number[]> = {
  square: [512, 384, 256],
  whole: [1600, 1280, 1024, 768, 512],
};
const QUALITIES = [0.9, 0.75, 0.6, 0.4];

/** What is drawn of the picture, and how large it becomes; nothing is made larger than it is, but a square. */
function frameOf({ width, height }: ImageBitmap, shape: Shape, side: number) {
  if (shape === "square") {
    const edge = Math.min(width, height);
    const [left, top] = [(width - edge) / 2, (height - edge) / 2];
    return { source: [left, top, edge, edge] as const, width: side, height: side };
  }
  const scale = Math.min(1, side / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [width, height].map((edge) => Math.max(1, Math.round(edge * scale)));
  return { source: [0, 0, width, height] as const, width: drawnWidth ?? 1, height: drawnHeight ?? 1 };
}

/** The picture drawn and encoded: in WebP, or in JPEG where the browser cannot write WebP. */
async function encode(picture: ImageBitmap, shape: Shape, side: number, quality: number): Promise<Blob> {
  const { source, width, height } = frameOf(picture, shape, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, ...source, 0, 0, width, height);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality });
  return webp.type === "image/webp" ? webp : canvas.convertToBlob({ type: "image/jpeg", quality });
}

/**
 * Makes a picture of at most `maxBytes` of the chosen file, in base64. Nothing but what is seen is kept: where and with
 * what it was taken is gone. Rejects for a file that the browser cannot show as a picture.
 */
export async function smallPicture(file: Blob, maxBytes: number, shape: Shape): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of SIDES[shape]) {
      for (const quality of QUALITIES) {
        const encoded = await encode(picture, shape, side, quality);
        if (encoded.size <= maxBytes) return await base64Of(encoded);
      }
    }
    throw new Error("the picture cannot be made small enough");
  } finally {
    picture.close();
  }
}
