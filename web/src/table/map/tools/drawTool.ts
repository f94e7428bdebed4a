import { MAX_SHAPE_POINTS } from "domain/documents/sceneSchema";
import { toTenths } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";
import { drawDrawing } from "../canvas/drawOver";
import type { SceneEditor } from "../editor/SceneEditor";
import { sendDrawing } from "./sendDrawing";
import type { Tool } from "./tool";

const OVERLAY = "draw";

/** Where a free line turns by less than this, on the screen, no point is kept. */
const PEN_STEP = 3;

/** A free line, or a shape between where a drag began and where it ended. */
export function drawTool(editor: SceneEditor): Tool {
  let points: number[] = [];
  const stop = () => {
    points = [];
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  return {
    ...{ id: "draw", icon: "pen", label: "Dessiner", key: "t", onShownScene: true },
    start: (from) => {
      points = rounded(from);
      return true;
    },
    move: (to) => {
      const { drawing } = editor.state;
      points =
        drawing.kind === "pen"
          ? followed(points, to, PEN_STEP / (editor.canvas?.scale ?? 1))
          : [...points.slice(0, 2), ...rounded(to)];
      const drawn = { ...drawing, points };
      editor.canvas?.overlay(OVERLAY, (context, scale) => drawDrawing(context, drawn, scale));
    },
    end: () => {
      const drawn = points;
      stop();
      if (drawn.length >= 4) sendDrawing(editor.table, { ...editor.state.drawing, points: drawn });
    },
    cancel: stop,
  };
}

const rounded = ({ x, y }: Place): number[] => [toTenths(x), toTenths(y)];

/** A line that goes on to a point; once it is full, every second point of it is dropped. */
function followed(points: readonly number[], to: Place, step: number): number[] {
  const [x = 0, y = 0] = points.slice(-2);
  if (Math.hypot(to.x - x, to.y - y) < step) return [...points];
  const longer = [...points, ...rounded(to)];
  if (longer.length <= 2 * MAX_SHAPE_POINTS) return longer;
  return longer.filter((_, at) => Math.floor(at / 2) % 2 === 0);
}
