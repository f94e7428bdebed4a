import { isCovered } from "domain/scene/cover";
import type { LiveScene } from "../../../../../live/scene/useScene";
import type { Place } from "../../board/camera";
import type { TokenView } from "../../view/sceneView";

/** The server moves what crosses the fog's border, so that nobody sees where to or where from. */
export function crossesFog(
  { fog }: Pick<LiveScene, "fog">,
  { kind, x, y, hidden }: TokenView,
  to: Place,
): boolean {
  return !hidden && isCovered(fog, { kind, x, y }) !== isCovered(fog, { kind, x: to.x, y: to.y });
}
