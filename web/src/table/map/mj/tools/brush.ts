import { MAX_SHAPE_POINTS } from "domain/documents/sceneSchema";
import { toTenths } from "domain/table/scene/grid";
import type { Place } from "../../canvas/camera";
import { GOLD } from "../../colours";
import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";

const OVERLAY = "brush";

/** Opens or covers the fog along a stroke, so many cells to each side. */
export function brush(editor: EditorOfMj): ToolGestures {
  const { mj } = editor;
  let line: number[] = [];
  const radiusNow = () => Math.min(Math.max(mj.state.fog.radius * editor.view.scene.grid.size, 2), 1024);
  const clear = () => {
    line = [];
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const add = ({ x, y }: Place) => {
    const radius = radiusNow();
    const [lastX, lastY] = line.slice(-2);
    const near = lastX !== undefined && Math.hypot(x - lastX, y - (lastY ?? 0)) < radius / 3;
    if (near || line.length >= 2 * MAX_SHAPE_POINTS) return;
    line = [...line, toTenths(x), toTenths(y)];
    const points = line;
    editor.canvas?.overlay(OVERLAY, (context) => drawStroke(context, points, radius));
  };
  const finish = () => {
    const stroke = line;
    clear();
    if (stroke.length > 0)
      mj.changeFog({ kind: "brush", line: stroke, radius: radiusNow(), reveals: mj.state.fog.reveals });
  };
  return {
    start: (from) => {
      line = [];
      add(from);
      return true;
    },
    move: add,
    end: finish,
    cancel: clear,
    tap: (at) => {
      line = [];
      add(at);
      finish();
    },
  };
}

function drawStroke(context: CanvasRenderingContext2D, points: readonly number[], radius: number): void {
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  if (points.length === 2) context.lineTo((points[0] ?? 0) + 0.1, points[1] ?? 0);
  context.lineWidth = 2 * radius;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = `${GOLD}66`;
  context.stroke();
}
