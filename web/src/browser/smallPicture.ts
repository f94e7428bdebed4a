/** Sides (pixels) and qualities to try, the best first. */
const SIDES = [512, 384, 256];
const QUALITIES = [0.9, 0.75, 0.6, 0.4];

/** The picture drawn square from its middle, encoded: in WebP, or in JPEG where the browser cannot write WebP. */
async function encode(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  const edge = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, left, top, edge, edge, 0, 0, side, side);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality });
  return webp.type === "image/webp" ? webp : canvas.convertToBlob({ type: "image/jpeg", quality });
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Makes a square picture of at most `maxBytes` of the chosen file, in base64. Nothing but what is seen is kept: where
 * and with what it was taken is gone. Rejects for a file that the browser cannot show as a picture.
 */
export async function smallPicture(file: Blob, maxBytes: number): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of SIDES) {
      for (const quality of QUALITIES) {
        const encoded = await encode(picture, side, quality);
        if (encoded.size <= maxBytes) return await base64Of(encoded);
      }
    }
    throw new Error("the picture cannot be made small enough");
  } finally {
    picture.close();
  }
}
