import type { Page } from "@playwright/test";
import { SIZE } from "../../support/sceneTable";

/** A token on a canvas: when (epoch ms), and where in the scene, if it is `SIZE` and wholly in view. */
export interface Drawn {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** On the canvas, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  /** The same for all that is drawn in one frame. */
  readonly frame: number;
}

/** A picture on a canvas: when, and its place and width in the scene. */
interface DrawnPicture {
  readonly at: number;
  readonly place: string;
  readonly width: number;
}

declare global {
  interface Window {
    drawnTokens: Record<string, Drawn[]>;
    drawnPictures: DrawnPicture[];
    droppedAt: number;
  }
}

/**
 * Sets a page, before it opens, to note what is drawn on its canvases: each token by the name that is written beside
 * it, each piece of the picture, and when a pointer was last let go.
 */
export async function watchCanvases(page: Page): Promise<void> {
  await page.addInitScript(({ width, height }) => {
    window.drawnTokens = {};
    window.drawnPictures = [];
    document.addEventListener("pointerup", () => (window.droppedAt = Date.now()), { capture: true });
    const { fillText, drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      const { a, e, f } = this.getTransform();
      const { clientWidth, clientHeight } = this.canvas;
      const ratio = this.canvas.width / clientWidth;
      const scale = a / ratio;
      const log = window.drawnTokens[text] ?? [];
      window.drawnTokens[text] = log;
      // The scene stands in the middle of the canvas.
      log.push({
        at: Date.now(),
        x: (e / ratio - clientWidth / 2) / scale + width / 2,
        y: (f / ratio - clientHeight / 2) / scale + height / 2,
        left: e / ratio,
        top: f / ratio,
        frame: Number(document.timeline.currentTime),
      });
      if (log.length > 4000) log.shift();
      fillText.call(this, text, ...rest);
    };
    CanvasRenderingContext2D.prototype.drawImage = function (
      this: CanvasRenderingContext2D,
      ...args: unknown[]
    ) {
      const [source, x, y, across] = args as [unknown, number, number, number];
      // Pieces alone: what the group has seen is a canvas, as wide as the picture.
      if (source instanceof ImageBitmap && across > 0)
        window.drawnPictures.push({ at: Date.now(), place: `${x},${y}`, width: across });
      Reflect.apply(drawImage, this, args);
    } as typeof drawImage;
  }, SIZE);
}

/** Forgets what was drawn of a token. */
export const forgetDrawn = (page: Page, name: string) =>
  page.evaluate((token) => {
    window.drawnTokens[token] = [];
  }, name);

export const drawnOf = (page: Page, name: string): Promise<Drawn[]> =>
  page.evaluate((token) => window.drawnTokens[token] ?? [], name);

/** Frames a second in which a token was drawn, from the first to the last. */
export function framesASecond(drawn: readonly Drawn[]): number {
  const frames = [...new Map(drawn.map(({ frame, at }) => [frame, at])).values()];
  const [first, last] = [frames[0] ?? 0, frames.at(-1) ?? 0];
  return ((frames.length - 1) * 1000) / (last - first);
}

/** Waits until a token has stood at a place for a while; says whether it ever did, within so many milliseconds. */
export const hasComeToRest = (
  page: Page,
  name: string,
  place: { readonly x: number; readonly y: number },
  within: number,
): Promise<boolean> =>
  page
    .waitForFunction(
      ([token, x, y]) => {
        const last = window.drawnTokens[token]?.at(-1);
        return last !== undefined && Math.hypot(last.x - x, last.y - y) < 1.5 && Date.now() - last.at > 250;
      },
      [name, place.x, place.y] as const,
      { polling: 50, timeout: within },
    )
    .then(
      () => true,
      () => false,
    );
