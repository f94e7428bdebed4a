import { isOutside } from "domain/table/scene/cover";
import { distanceText, pathLength } from "domain/table/scene/distance";
import { snapped, toTenths } from "domain/table/scene/grid";
import type { Place } from "../canvas/camera";
import { drawMeasure } from "../canvas/drawOver";
import type { Pointing } from "../canvas/Gestures";
import { GOLD } from "../colours";
import type { SceneEditor } from "../editor/SceneEditor";
import type { TraceWriter } from "../move/TraceWriter";
import type { MapView, TokenMove, TokenView } from "../view/sceneView";
import type { Tool } from "./tool";

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

const OVERLAY = "drag";

/** Drags tokens, one or all that are selected; with Shift, selects those in a box. */
export function moveTool(editor: SceneEditor): Tool {
  let drag: Drag | undefined;
  /** Where a box begins. */
  let corner: Place | undefined;

  const stop = () => {
    drag?.trace?.end();
    drag = undefined;
    corner = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const cancel = () => {
    for (const { token } of drag?.held ?? []) editor.canvas?.pieces.release(token.id);
    stop();
  };

  return {
    ...{ id: "move", icon: "move", label: "Déplacer", key: "w" },
    start: (from, { shift, alt }) => {
      const token = editor.canvas?.tokenAt(from);
      if (token?.movable) drag = beginDrag(editor, token, from, alt && editor.mj !== undefined);
      else if (shift) corner = from;
      return drag !== undefined || corner !== undefined;
    },
    move: (to, pointing) => {
      if (drag) {
        // Deleted by somebody else, or taken from the viewer, in the middle of it.
        if (isStillThere(editor, drag)) dragTo(editor, drag, to, pointing);
        else cancel();
      } else if (corner) showBox(editor, corner, to);
    },
    end: (at, pointing) => {
      const [ended, from] = [drag, corner];
      stop();
      if (ended && isStillThere(editor, ended)) drop(editor, ended, at, pointing);
      if (from) editor.select(tokensIn(editor.view, from, at));
    },
    cancel,
  };
}

function beginDrag(editor: SceneEditor, token: TokenView, start: Place, copies: boolean): Drag {
  const { canvas, view } = editor;
  const { selected } = editor.state;
  const others = selected.has(token.id)
    ? view.tokens.filter(({ id, movable }) => movable && id !== token.id && selected.has(id))
    : [];
  const heldOf = (one: TokenView): Held => ({ token: one, from: canvas?.pieces.placeOf(one.id) ?? one });
  // The others may see where it is dragged.
  const isPublic = view.live && !token.concealed && !copies;
  const trace = isPublic ? editor.trace({ kind: "drag", tokenId: token.id }) : undefined;
  return { held: [heldOf(token), ...others.map(heldOf)], start, trace, copies };
}

const isStillThere = ({ view }: SceneEditor, { held: [first] }: Drag): boolean =>
  view.tokens.some(({ id, movable }) => id === first.token.id && movable);

const beside = ({ from }: Held, { start }: Drag, to: Place): Place => ({
  x: from.x + to.x - start.x,
  y: from.y + to.y - start.y,
});

/** Within the scene's bounds, on the grid unless Ctrl frees it. */
function landing({ scene }: MapView, token: TokenView, place: Place, { ctrl }: Pointing): Place {
  const { x, y } = ctrl ? place : snapped(scene.grid, place, token.size);
  const within = (value: number, most: number) => toTenths(Math.min(Math.max(value, 0), most));
  return { x: within(x, scene.width), y: within(y, scene.height) };
}

function dragTo({ canvas, view, table }: SceneEditor, drag: Drag, to: Place, pointing: Pointing): void {
  const { grid, revealed } = view.scene;
  const [first] = drag.held;
  for (const held of drag.held) canvas?.pieces.hold(held.token.id, beside(held, drag, to));
  const place = beside(first, drag, to);
  // Members may not follow it under the fog.
  if (!isOutside(revealed, { kind: first.token.kind, ...place })) drag.trace?.add(place);
  const end = landing(view, first.token, place, pointing);
  const way = [first.from.x, first.from.y, end.x, end.y];
  const label = distanceText(grid, pathLength(grid, table.system, way));
  canvas?.overlay(OVERLAY, (context, scale) => drawMeasure(context, way, label, scale));
}

function drop(editor: SceneEditor, drag: Drag, at: Place, pointing: Pointing): void {
  const moves: TokenMove[] = drag.held.map((held) => ({
    token: held.token,
    to: landing(editor.view, held.token, beside(held, drag, at), pointing),
  }));
  if (drag.copies) {
    for (const { token } of drag.held) editor.canvas?.pieces.release(token.id);
    editor.mj?.duplicate(moves);
  } else editor.drop(moves);
}

function showBox({ canvas }: SceneEditor, from: Place, to: Place): void {
  canvas?.overlay(OVERLAY, (context, scale) => {
    context.lineWidth = 1.5 / scale;
    context.strokeStyle = GOLD;
    context.setLineDash([6 / scale, 4 / scale]);
    context.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
    context.setLineDash([]);
  });
}

function tokensIn({ tokens }: MapView, from: Place, to: Place): readonly string[] {
  const between = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return tokens
    .filter(({ x, y, movable }) => movable && between(x, from.x, to.x) && between(y, from.y, to.y))
    .map(({ id }) => id);
}
