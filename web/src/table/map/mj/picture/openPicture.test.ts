import { AppError } from "domain/values/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPicture } from "./openPicture";
import type { PictureAnswer, PictureRequest } from "./pictureWorker";

const facts = { id: "abc", size: { width: 512, height: 512 }, map: undefined };
type Answer = (request: PictureRequest) => PictureAnswer | undefined;

let answer: Answer;
let workers: FakeWorker[];

/** Answers as the page's worker does; `undefined` is no answer. */
class FakeWorker extends EventTarget {
  isOver = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: PictureRequest) {
    const data = answer(request);
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate() {
    this.isOver = true;
  }
}

beforeEach(() => {
  workers = [];
  answer = (request) =>
    "file" in request
      ? { number: request.number, facts }
      : { number: request.number, image: `image of ${request.piece}` };
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it("a file that is open gives its pieces, in any order, until it is closed", async () => {
  const { cut, close, ...known } = await openPicture(new Blob(["x"]));
  expect(known).toEqual(facts);
  expect(await Promise.all([cut("3"), cut("overview")])).toEqual(["image of 3", "image of overview"]);
  expect(workers.map(({ isOver }) => isOver)).toEqual([false]);
  close();
  expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
});

it("a file that cannot be read says why, and leaves no worker behind", async () => {
  answer = ({ number }) => ({ number, failed: "Cette carte n'a pas d'image." });
  const error = await openPicture(new Blob(["x"])).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).message).toBe("Cette carte n'a pas d'image.");
  answer = ({ number }) => ({ number, failed: undefined });
  expect(await openPicture(new Blob(["x"])).catch((reason: unknown) => reason)).not.toBeInstanceOf(AppError);
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
});

it("nobody waits for a worker that has ended", async () => {
  answer = () => undefined;
  const opening = openPicture(new Blob(["x"]));
  workers[0]?.dispatchEvent(new Event("error"));
  await expect(opening).rejects.toThrow("the picture's worker has ended");
  answer = (request) => ("file" in request ? { number: request.number, facts } : undefined);
  const opened = await openPicture(new Blob(["x"]));
  const cutting = opened.cut("1");
  opened.close();
  await expect(cutting).rejects.toThrow("the picture's worker has ended");
});
