import { AppError } from "domain/values/errors";
import { cutTile } from "./cutPicture";
import { type PictureFacts, readPicture } from "./readPicture";

/* Reads and cuts one file, off the page's own thread. */

/** What the page asks for, the file first. Each has an answer of the same number. */
export type PictureRequest =
  | { readonly number: number; readonly file: Blob }
  | { readonly number: number; readonly piece: string };

export type PictureAnswer = { readonly number: number } & (
  | { readonly facts: PictureFacts }
  /** In base64. */
  | { readonly image: string }
  /** A sentence, where the file itself is at fault. */
  | { readonly failed: string | undefined }
);

let bitmap: ImageBitmap | undefined;

async function answerTo(request: PictureRequest): Promise<PictureAnswer> {
  const { number } = request;
  try {
    if ("file" in request) {
      const read = await readPicture(request.file);
      bitmap = read.bitmap;
      return { number, facts: read.facts };
    }
    if (bitmap === undefined) return { number, failed: undefined };
    return { number, image: await cutTile(bitmap, request.piece) };
  } catch (error) {
    return { number, failed: error instanceof AppError ? error.message : undefined };
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<PictureRequest>) => {
  self.postMessage(await answerTo(data));
});
