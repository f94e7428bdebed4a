import { type Drawing, MAX_SHAPE_POINTS } from "domain/documents/sceneSchema";
import { distanceText, pathLength } from "domain/table/scene/distance";
import { snapped } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";
import { drawDrawing, drawMeasure } from "../canvas/drawOver";
import type { TraceWriter } from "../move/TraceWriter";
import type { GetContext, MemberToolId, Tool } from "./mapContext";
import { moveTool } from "./moveTool";

interface MemberActs {
  readonly ping: (at: Place) => void;
  readonly draw: (drawing: Drawing) => void;
}

/** The tools that everybody has. */
export const memberTools = (get: GetContext, acts: MemberActs): Record<MemberToolId, Tool> => ({
  move: moveTool(get),
  measure: measureTool(get),
  pointer: pointerTool(acts),
  draw: drawTool(get, acts),
});

const MEASURE = "measure";

/** From cell to cell, and straight where Ctrl is held. */
function measureTool(get: GetContext): Tool {
  let from: Place | undefined;
  let trace: TraceWriter | undefined;
  const stop = () => {
    trace?.end();
    from = undefined;
    get()?.canvas.overlay(MEASURE, undefined);
  };
  return {
    start: (place, { ctrl }) => {
      const context = get();
      if (context === undefined) return false;
      from = ctrl ? place : snapped(context.view.scene.grid, place, 1);
      trace = context.view.live ? context.makeTrace({ kind: "measure" }) : undefined;
      return true;
    },
    move: (place, { ctrl }) => {
      const context = get();
      if (context === undefined || from === undefined) return;
      const { grid } = context.view.scene;
      const to = ctrl ? place : snapped(grid, place, 1);
      const way = [from.x, from.y, to.x, to.y];
      const label = distanceText(grid, pathLength(grid, context.system, way));
      context.canvas.overlay(MEASURE, (canvas, scale) => drawMeasure(canvas, way, label, scale));
      trace?.show(way);
    },
    end: stop,
    cancel: stop,
  };
}

/** Points wherever it is pressed. */
function pointerTool({ ping }: MemberActs): Tool {
  return {
    start: (from) => {
      ping(from);
      return true;
    },
    move: () => undefined,
    end: (at) => ping(at),
    cancel: () => undefined,
    tap: ping,
  };
}

const DRAW = "draw";

/** Where a free line turns by less than this, on the screen, no point is kept. */
const PEN_STEP = 3;

function drawTool(get: GetContext, { draw }: MemberActs): Tool {
  let points: number[] = [];
  const stop = () => {
    points = [];
    get()?.canvas.overlay(DRAW, undefined);
  };
  return {
    start: (from) => {
      points = rounded(from);
      return true;
    },
    move: (to) => {
      const context = get();
      if (context === undefined) return;
      const { drawing, canvas } = context;
      points =
        drawing.kind === "pen"
          ? followed(points, to, PEN_STEP / canvas.scale)
          : [...points.slice(0, 2), ...rounded(to)];
      const drawn = { ...drawing, points };
      canvas.overlay(DRAW, (canvas, scale) => drawDrawing(canvas, drawn, scale));
    },
    end: () => {
      const context = get();
      const drawn = points;
      stop();
      if (context && drawn.length >= 4) draw({ ...context.drawing, points: drawn });
    },
    cancel: stop,
  };
}

const rounded = ({ x, y }: Place): number[] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** A line that goes on to a point; once it is full, every second point of it is dropped. */
function followed(points: readonly number[], to: Place, step: number): number[] {
  const [x = 0, y = 0] = points.slice(-2);
  if (Math.hypot(to.x - x, to.y - y) < step) return [...points];
  const longer = [...points, ...rounded(to)];
  if (longer.length <= 2 * MAX_SHAPE_POINTS) return longer;
  return longer.filter((_, at) => Math.floor(at / 2) % 2 === 0);
}
