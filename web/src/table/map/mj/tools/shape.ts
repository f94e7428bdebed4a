import { MAX_SHAPE_POINTS } from "domain/documents/sceneSchema";
import { toTenths } from "domain/table/scene/grid";
import { rectangleOf } from "domain/table/scene/shapes";
import type { Place } from "../../canvas/camera";
import { tracePolygon } from "../../canvas/drawScene";
import type { Pointing } from "../../canvas/Gestures";
import { GOLD } from "../../colours";
import type { SceneEditor } from "../../editor/SceneEditor";
import type { ToolGestures } from "../../tools/tool";

const OVERLAY = "shape";
/** Screen pixels around a polygon's first corner that close it. */
const CLOSING = 14;

/**
 * A rectangle where one drags; a polygon, corner by corner, where one taps: its first corner or a double tap ends it.
 * Corners stand `onGrid` where that is said; Ctrl frees them from it.
 */
export function shape(
  editor: SceneEditor,
  done: (outline: number[]) => void,
  onGrid = (place: Place) => place,
): ToolGestures {
  const placeOf = (at: Place, { ctrl }: Pointing) => (ctrl ? at : onGrid(at));
  let start: Place | undefined;
  let corners: number[] = [];
  const clear = () => {
    start = undefined;
    corners = [];
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const show = (points: readonly number[]) =>
    editor.canvas?.overlay(OVERLAY, (context, scale) => drawOutline(context, points, scale));
  const finish = () => {
    const outline = corners;
    clear();
    if (outline.length >= 6) done(outline);
  };
  return {
    start: (from, pointing) => {
      corners = [];
      start = placeOf(from, pointing);
      return true;
    },
    move: (to, pointing) => start && show(rectangleBetween(start, placeOf(to, pointing))),
    end: (place, pointing) => {
      const [from, at] = [start, placeOf(place, pointing)];
      clear();
      if (from && from.x !== at.x && from.y !== at.y) done(rectangleBetween(from, at));
    },
    cancel: clear,
    tap: (place, pointing) => {
      const at = placeOf(place, pointing);
      const [x = 0, y = 0] = corners;
      const scale = editor.canvas?.scale ?? 1;
      const closes = corners.length >= 6 && Math.hypot(at.x - x, at.y - y) * scale < CLOSING;
      if (closes || corners.length >= 2 * MAX_SHAPE_POINTS) return finish();
      corners = [...corners, toTenths(at.x), toTenths(at.y)];
      show(corners);
    },
    // The first of the two taps has set the last corner.
    doubleTap: finish,
    hover: (place, pointing) => {
      const at = placeOf(place, pointing);
      if (corners.length > 0) show([...corners, at.x, at.y]);
    },
  };
}

const rectangleBetween = (from: Place, to: Place): number[] =>
  rectangleOf(
    toTenths(Math.min(from.x, to.x)),
    toTenths(Math.min(from.y, to.y)),
    toTenths(Math.abs(to.x - from.x)),
    toTenths(Math.abs(to.y - from.y)),
  );

function drawOutline(context: CanvasRenderingContext2D, points: readonly number[], scale: number): void {
  context.beginPath();
  tracePolygon(context, points);
  context.fillStyle = `${GOLD}33`;
  context.fill();
  context.lineWidth = 2 / scale;
  context.strokeStyle = GOLD;
  context.setLineDash([7 / scale, 5 / scale]);
  context.stroke();
  context.setLineDash([]);
}
