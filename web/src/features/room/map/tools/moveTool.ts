import { distanceText, pathLength } from "domain/table/scene/distance";
import { snapped } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";
import { drawMeasure } from "../canvas/drawOver";
import type { Pointing } from "../canvas/Gestures";
import { GOLD } from "../colours";
import type { TraceWriter } from "../move/TraceWriter";
import type { TokenView } from "../view/sceneView";
import type { GetContext, MapContext, TokenMove, Tool } from "./mapContext";

interface Held {
  readonly token: TokenView;
  readonly from: Place;
}

interface Drag {
  /** The one under the pointer first: the others keep their places beside it. */
  readonly held: readonly [Held, ...Held[]];
  readonly start: Place;
  readonly trace: TraceWriter | undefined;
  readonly copies: boolean;
}

interface Box {
  readonly start: Place;
  readonly end: Place;
}

const OVERLAY = "drag";

/** Whether others may see where this token is dragged. */
const isPublic = ({ view }: MapContext, { concealed }: TokenView) => view.live && !concealed;

/** Drags tokens, one or all that are selected; with Shift, selects those in a box. */
export function moveTool(get: GetContext): Tool {
  let drag: Drag | undefined;
  let box: Box | undefined;

  const stop = () => {
    drag?.trace?.end();
    drag = undefined;
    box = undefined;
    get()?.canvas.overlay(OVERLAY, undefined);
  };

  return {
    start: (from, { shift, alt }) => {
      const context = get();
      if (context === undefined) return false;
      const token = context.canvas.tokenAt(from);
      if (token?.movable) {
        drag = beginDrag(context, token, from, alt && context.duplicate !== undefined);
        return true;
      }
      if (!shift) return false;
      box = { start: from, end: from };
      return true;
    },
    move: (to, pointing) => {
      const context = get();
      if (context === undefined) return;
      if (drag) {
        // Deleted by somebody else, or taken from the viewer, in the middle of it.
        if (!isStillThere(context, drag)) return cancel();
        dragTo(context, drag, to, pointing);
      } else if (box) {
        box = { ...box, end: to };
        showBox(context, box);
      }
    },
    end: (at, pointing) => {
      const context = get();
      const [ended, selected] = [drag, box];
      stop();
      if (context === undefined) return;
      if (ended && isStillThere(context, ended)) drop(context, ended, at, pointing);
      if (selected) context.select(tokensIn(context, { ...selected, end: at }));
    },
    cancel,
  };

  function cancel(): void {
    const canvas = get()?.canvas;
    for (const { token } of drag?.held ?? []) canvas?.pieces.release(token.id);
    stop();
  }
}

function beginDrag(context: MapContext, token: TokenView, start: Place, copies: boolean): Drag {
  const { canvas, selected, view } = context;
  const others = selected.has(token.id)
    ? view.tokens.filter(({ id, movable }) => movable && id !== token.id && selected.has(id))
    : [];
  const heldOf = (one: TokenView): Held => ({ token: one, from: canvas.pieces.placeOf(one.id) ?? one });
  const trace =
    isPublic(context, token) && !copies ? context.makeTrace({ kind: "drag", tokenId: token.id }) : undefined;
  return { held: [heldOf(token), ...others.map(heldOf)], start, trace, copies };
}

const isStillThere = ({ view }: MapContext, { held: [first] }: Drag): boolean =>
  view.tokens.some(({ id, movable }) => id === first.token.id && movable);

const beside = ({ from }: Held, { start }: Drag, to: Place): Place => ({
  x: from.x + to.x - start.x,
  y: from.y + to.y - start.y,
});

/** Within the scene's bounds, on the grid unless Ctrl frees it. */
function landing({ view: { scene } }: MapContext, token: TokenView, place: Place, { ctrl }: Pointing): Place {
  const { x, y } = ctrl ? place : snapped(scene.grid, place, token.size);
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;
  return { x: within(x, scene.width), y: within(y, scene.height) };
}

function dragTo(context: MapContext, drag: Drag, to: Place, pointing: Pointing): void {
  const { canvas, view, system } = context;
  const [first] = drag.held;
  for (const held of drag.held) canvas.pieces.hold(held.token.id, beside(held, drag, to));
  const place = beside(first, drag, to);
  if (!context.isCovered(first.token, place)) drag.trace?.add(place);
  const end = landing(context, first.token, place, pointing);
  const way = [first.from.x, first.from.y, end.x, end.y];
  const { grid } = view.scene;
  const label = distanceText(grid, pathLength(grid, system, way));
  canvas.overlay(OVERLAY, (canvas, scale) => drawMeasure(canvas, way, label, scale));
}

function drop(context: MapContext, drag: Drag, at: Place, pointing: Pointing): void {
  const moves: TokenMove[] = drag.held.map((held) => ({
    token: held.token,
    to: landing(context, held.token, beside(held, drag, at), pointing),
  }));
  if (!drag.copies) {
    context.drop(moves);
    return;
  }
  for (const { token } of drag.held) context.canvas.pieces.release(token.id);
  context.duplicate?.(moves);
}

function showBox({ canvas }: MapContext, { start, end }: Box): void {
  canvas.overlay(OVERLAY, (context, scale) => {
    context.lineWidth = 1.5 / scale;
    context.strokeStyle = GOLD;
    context.setLineDash([6 / scale, 4 / scale]);
    context.strokeRect(start.x, start.y, end.x - start.x, end.y - start.y);
    context.setLineDash([]);
  });
}

function tokensIn({ view }: MapContext, { start, end }: Box): ReadonlySet<string> {
  const between = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const inside = view.tokens.filter(
    ({ x, y, movable }) => movable && between(x, start.x, end.x) && between(y, start.y, end.y),
  );
  return new Set(inside.map(({ id }) => id));
}
