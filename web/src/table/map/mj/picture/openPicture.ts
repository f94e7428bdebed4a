import { AppError } from "domain/values/errors";
import type { PictureAnswer, PictureRequest } from "./pictureWorker";
import type { PictureFacts } from "./readPicture";

/** A file that was read, as long as it is open. */
export interface OpenedPicture extends PictureFacts {
  /** A piece of the picture in base64: `overview`, or a tile by its number. */
  cut(piece: string): Promise<string>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: PictureAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** A worker that answers each request, until it is ended. */
class PictureWorker {
  readonly #worker = new Worker(new URL("./pictureWorker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<PictureAnswer>) => {
      this.#waiting.get(data.number)?.resolve(data);
      this.#waiting.delete(data.number);
    });
    // It could not be loaded, or ran out of memory.
    this.#worker.addEventListener("error", () => this.end());
  }

  ask(request: { readonly file: Blob } | { readonly piece: string }): Promise<PictureAnswer> {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, ...request } satisfies PictureRequest);
    });
  }

  end(): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error("the picture's worker has ended"));
    this.#waiting.clear();
  }
}

/**
 * Reads a file off the page's own thread: a picture, or a map maker's file. Throws `AppError` with a sentence that says
 * what is wrong with it. It takes memory until it is closed.
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const worker = new PictureWorker();
  const close = () => worker.end();
  try {
    const answer = await worker.ask({ file });
    if (!("facts" in answer)) throw failureOf(answer);
    const cut = async (piece: string) => {
      const cutOut = await worker.ask({ piece });
      if (!("image" in cutOut)) throw failureOf(cutOut);
      return cutOut.image;
    };
    return { ...answer.facts, cut, close };
  } catch (error) {
    close();
    throw error;
  }
}

const failureOf = (answer: PictureAnswer): Error => {
  const sentence = "failed" in answer ? answer.failed : undefined;
  return sentence === undefined
    ? new Error("the picture could not be read")
    : new AppError("invalid-input", { sentence });
};
