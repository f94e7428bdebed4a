import type { Overlay } from "../../canvas/SceneCanvas";

/** So long after the camera has stopped, what is seen is drawn anew. */
const STILL_MS = 90;

interface KeptPicture {
  readonly draw: Overlay;
  /** Nothing is asked to be drawn any more. */
  readonly stop: () => void;
}

/**
 * The same as `draw`, kept as a picture: thousands of sides take longer than a frame has. While the camera moves, the
 * picture moves with it; `redraw` is called once it has stopped.
 */
export function keptPicture(draw: Overlay, redraw: () => void): KeptPicture {
  const picture = document.createElement("canvas");
  const own = picture.getContext("2d");
  let madeFor: DOMMatrix | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const make = (context: CanvasRenderingContext2D, scale: number, camera: DOMMatrix) => {
    if (own === null) return;
    picture.width = context.canvas.width;
    picture.height = context.canvas.height;
    own.setTransform(camera);
    draw(own, scale);
    madeFor = camera;
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      madeFor = undefined;
      redraw();
    }, STILL_MS);
  };
  return {
    draw: (context, scale) => {
      const camera = context.getTransform();
      const isResized = picture.width !== context.canvas.width || picture.height !== context.canvas.height;
      if (madeFor === undefined || isResized) make(context, scale, camera);
      else if (!isSame(camera, madeFor)) wait();
      if (madeFor === undefined) return;
      context.save();
      context.setTransform(camera.multiply(madeFor.inverse()));
      context.drawImage(picture, 0, 0);
      context.restore();
    },
    stop: () => clearTimeout(waiting),
  };
}

const isSame = (one: DOMMatrix, other: DOMMatrix): boolean =>
  one.a === other.a && one.d === other.d && one.e === other.e && one.f === other.f;
