import { boxAround } from "domain/table/scene/shapes";
import type { SceneView } from "../view/sceneView";
import type { Area } from "./drawScene";
import { exploredArea } from "./exploredMask";

/** Where the group explores, what is looked at grows by so many cells at a time: the camera stays while it walks. */
const CELLS_AT_A_TIME = 6;

type Seen = Pick<SceneView, "width" | "height" | "revealed" | "sight" | "fogIsClear" | "grid">;

/** What there is to see of a scene: for its members what is revealed and what was seen, with half a cell around it. */
export function seenArea(scene: Seen): Area {
  const { width, height, revealed, sight, fogIsClear, grid } = scene;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  if (fogIsClear) return whole;
  const opened = (revealed ?? []).map(({ outline }) => outline);
  const explored = sight && exploredArea(sight.explored);
  if (opened.length === 0 && explored === undefined) return whole;
  const around = boxAround([
    ...opened,
    ...(explored ? [[explored.left, explored.top, explored.right, explored.bottom]] : []),
  ]);
  return kept(
    sight ? steppedOut(around, CELLS_AT_A_TIME * grid.size) : widened(around, grid.size / 2),
    whole,
  );
}

const widened = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const steppedOut = ({ left, top, right, bottom }: Area, step: number): Area => ({
  left: Math.floor(left / step) * step,
  top: Math.floor(top / step) * step,
  right: Math.ceil(right / step) * step,
  bottom: Math.ceil(bottom / step) * step,
});

const kept = (area: Area, whole: Area): Area => ({
  left: Math.max(whole.left, area.left),
  top: Math.max(whole.top, area.top),
  right: Math.min(whole.right, area.right),
  bottom: Math.min(whole.bottom, area.bottom),
});
