import { type FogChange, MAX_SHAPE_POINTS } from "domain/documents/sceneSchema";
import { snappedCorner } from "domain/table/scene/drawnRooms";
import { rectangleOf } from "domain/table/scene/shapes";
import type { Place } from "../canvas/camera";
import { tracePolygon } from "../canvas/drawScene";
import type { Pointing } from "../canvas/Gestures";
import { GOLD } from "../colours";
import type { GetContext, MjToolId, Tool } from "../tools/mapContext";
import { roomTool } from "./rooms/roomTool";
import type { Rooms } from "./rooms/useRooms";

/** What the tools act on, as it is at the moment. */
export interface MjToolState {
  readonly fog: FogOptions;
  readonly rooms: Rooms;
  readonly changeFog: (change: FogChange) => void;
  readonly region: (outline: number[]) => void;
}

export interface FogOptions {
  readonly reveals: boolean;
  /** Of the brush, in cells. */
  readonly radius: number;
}

const SHAPE = "shape";
/** Screen pixels around a polygon's first corner that close it. */
const CLOSING = 14;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The tools that the MJ has besides. */
export function mjTools(get: GetContext, now: () => MjToolState): Record<MjToolId, Tool> {
  const drawRoom = shapeTool(get, (outline) => now().rooms.draw(outline), {
    onGrid: (place) => snappedCorner(get()?.view.scene.grid, place),
  });
  const editRoom = roomTool(get, () => now().rooms);
  return {
    fog: shapeTool(get, (outline) =>
      now().changeFog({ kind: now().fog.reveals ? "reveal" : "cover", outline }),
    ),
    fogBrush: brushTool(
      get,
      () => now().fog,
      (change) => now().changeFog(change),
    ),
    room: chosenTool(() => (now().rooms.edits ? editRoom : drawRoom)),
    region: shapeTool(get, (outline) => now().region(outline)),
  };
}

/** The tool that is meant at the moment. */
const chosenTool = (tool: () => Tool): Tool => ({
  start: (...where) => tool().start(...where),
  move: (...where) => tool().move(...where),
  end: (...where) => tool().end(...where),
  cancel: () => tool().cancel(),
  tap: (...where) => tool().tap?.(...where),
  doubleTap: (...where) => tool().doubleTap?.(...where),
  hover: (...where) => tool().hover?.(...where),
});

/**
 * A rectangle where one drags; a polygon, corner by corner, where one taps: its first corner or a double tap ends it.
 * Corners stand `onGrid` where that is said; Ctrl frees them from it.
 */
function shapeTool(
  get: GetContext,
  done: (outline: number[]) => void,
  { onGrid = (place) => place }: { readonly onGrid?: (place: Place) => Place } = {},
): Tool {
  const placeOf = (at: Place, { ctrl }: Pointing) => (ctrl ? at : onGrid(at));
  let start: Place | undefined;
  let corners: number[] = [];
  const clear = () => {
    start = undefined;
    corners = [];
    get()?.canvas.overlay(SHAPE, undefined);
  };
  const show = (points: readonly number[]) =>
    get()?.canvas.overlay(SHAPE, (context, scale) => outlineShape(context, points, scale));
  const rectangle = (from: Place, to: Place) =>
    rectangleOf(
      ...([
        Math.min(from.x, to.x),
        Math.min(from.y, to.y),
        Math.abs(to.x - from.x),
        Math.abs(to.y - from.y),
      ].map(tenths) as [number, number, number, number]),
    );
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
    move: (to, pointing) => start && show(rectangle(start, placeOf(to, pointing))),
    end: (place, pointing) => {
      const [from, at] = [start, placeOf(place, pointing)];
      clear();
      if (from && from.x !== at.x && from.y !== at.y) done(rectangle(from, at));
    },
    cancel: clear,
    tap: (place, pointing) => {
      const at = placeOf(place, pointing);
      const [x = 0, y = 0] = corners;
      const scale = get()?.canvas.scale ?? 1;
      const closes = corners.length >= 6 && Math.hypot(at.x - x, at.y - y) * scale < CLOSING;
      if (closes || corners.length >= 2 * MAX_SHAPE_POINTS) return finish();
      corners = [...corners, tenths(at.x), tenths(at.y)];
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

/** Goes along a stroke, so many cells to each side. */
function brushTool(get: GetContext, options: () => FogOptions, done: (change: FogChange) => void): Tool {
  let line: number[] = [];
  const radiusNow = () => Math.min(Math.max(options().radius * (get()?.view.scene.grid.size ?? 64), 2), 1024);
  const clear = () => {
    line = [];
    get()?.canvas.overlay(SHAPE, undefined);
  };
  const add = ({ x, y }: Place) => {
    const [lastX, lastY] = line.slice(-2);
    const near = lastX !== undefined && Math.hypot(x - lastX, y - (lastY ?? 0)) < radiusNow() / 3;
    if (near || line.length >= 2 * MAX_SHAPE_POINTS) return;
    line = [...line, tenths(x), tenths(y)];
    const [points, radius] = [line, radiusNow()];
    get()?.canvas.overlay(SHAPE, (context) => {
      context.beginPath();
      for (let at = 0; at < points.length; at += 2) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
      if (points.length === 2) context.lineTo((points[0] ?? 0) + 0.1, points[1] ?? 0);
      context.lineWidth = 2 * radius;
      context.lineCap = "round";
      context.lineJoin = "round";
      context.strokeStyle = `${GOLD}66`;
      context.stroke();
    });
  };
  const finish = () => {
    const stroke = line;
    clear();
    if (stroke.length > 0)
      done({ kind: "brush", line: stroke, radius: radiusNow(), reveals: options().reveals });
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

function outlineShape(context: CanvasRenderingContext2D, points: readonly number[], scale: number): void {
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
