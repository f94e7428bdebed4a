import { prefersStillness } from "../../../browser/prefersStillness";
import type { Place } from "../canvas/camera";
import { drawPing } from "../canvas/drawOver";
import type { SceneCanvas } from "../canvas/SceneCanvas";

const PING_MS = 2_200;

let pings = 0;

/** Shows rings around a place for a moment. Without motion they stand still. */
export function showPing(canvas: SceneCanvas, place: Place): void {
  const still = prefersStillness();
  pings += 1;
  const name = `ping-${pings}`;
  const start = performance.now();
  const draw = () => {
    const share = (performance.now() - start) / PING_MS;
    if (share >= 1) {
      canvas.overlay(name, undefined);
      return;
    }
    canvas.overlay(name, (context, scale) => drawPing(context, place, still ? 0.3 : share, scale));
    if (still) setTimeout(draw, PING_MS);
    else requestAnimationFrame(draw);
  };
  draw();
}
