import { distanceText, pathLength } from "domain/table/scene/distance";
import { snapped } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";
import { drawMeasure } from "../canvas/drawOver";
import type { SceneEditor } from "../editor/SceneEditor";
import type { TraceWriter } from "../move/TraceWriter";
import type { Tool } from "./tool";

const OVERLAY = "measure";

/** From cell to cell, and straight where Ctrl is held. */
export function measureTool(editor: SceneEditor): Tool {
  let from: Place | undefined;
  let trace: TraceWriter | undefined;
  const onGrid = (place: Place, free: boolean) => (free ? place : snapped(editor.view.scene.grid, place, 1));
  const stop = () => {
    trace?.end();
    from = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  return {
    ...{ id: "measure", icon: "measure", label: "Mesurer", key: "m" },
    start: (place, { ctrl }) => {
      from = onGrid(place, ctrl);
      trace = editor.view.live ? editor.trace({ kind: "measure" }) : undefined;
      return true;
    },
    move: (place, { ctrl }) => {
      if (from === undefined) return;
      const to = onGrid(place, ctrl);
      const way = [from.x, from.y, to.x, to.y];
      const { grid } = editor.view.scene;
      const label = distanceText(grid, pathLength(grid, editor.table.system, way));
      editor.canvas?.overlay(OVERLAY, (context, scale) => drawMeasure(context, way, label, scale));
      trace?.show(way);
    },
    end: stop,
    cancel: stop,
  };
}
