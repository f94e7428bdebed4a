import { snapped, toTenths } from "domain/table/scene/grid";
import { pathOfDrag, wayWith } from "domain/table/sight/pathOfDrag";
import type { Place } from "../canvas/camera";
import { drawMeasure } from "../canvas/drawOver";
import type { Pointing } from "../canvas/Gestures";
import { GOLD } from "../colours";
import type { SceneEditor } from "../editor/SceneEditor";
import type { TraceWriter } from "../move/TraceWriter";
import { isUnseen } from "../view/isUnseen";
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
  /** The places of the first one on its way, from its start on. */
  readonly way: readonly Place[];
}

const OVERLAY = "drag";

/** A way that is longer than its token goes in a turn, which its label says as well. */
const TOO_FAR = "#f2545b";

/** Places on a way are so far apart, in cells. */
const APART = 0.25;

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
        if (isStillThere(editor, drag)) drag = dragTo(editor, drag, to, pointing);
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
  const first = heldOf(token);
  return { held: [first, ...others.map(heldOf)], start, trace, copies, way: [first.from] };
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

/** The same drag with the place that it has come to. */
function dragTo(editor: SceneEditor, drag: Drag, to: Place, pointing: Pointing): Drag {
  const { canvas, view, walked } = editor;
  const [first] = drag.held;
  for (const held of drag.held) canvas?.pieces.hold(held.token.id, beside(held, drag, to));
  const place = beside(first, drag, to);
  // Members may not follow it where they see nothing.
  if (!isUnseen(view.scene, { kind: first.token.kind, ...place })) drag.trace?.add(place);
  const end = landing(view, first.token, place, pointing);
  const way = wayWith(drag.way, end, APART * view.scene.grid.size);
  const line = [first.from.x, first.from.y, ...(first.token.walled ? pathOfDrag(way, end) : [end.x, end.y])];
  const { text, isTooFar } = walked.textOf(first.token.id, line);
  canvas?.overlay(OVERLAY, (context, scale) =>
    drawMeasure(context, line, text, scale, isTooFar ? TOO_FAR : GOLD),
  );
  return { ...drag, way };
}

/** Where a token that is held is put down, and, where the server alone moves it, the way that it was dragged. */
function moveOf({ view }: SceneEditor, drag: Drag, held: Held, at: Place, pointing: Pointing): TokenMove {
  const { token, from } = held;
  const to = landing(view, token, beside(held, drag, at), pointing);
  if (!token.walled) return { token, to };
  const [first] = drag.held;
  const way = drag.way
    .slice(1)
    .map(({ x, y }) =>
      landing(view, token, { x: from.x + x - first.from.x, y: from.y + y - first.from.y }, pointing),
    );
  return { token, to, path: pathOfDrag([from, ...way], to) };
}

function drop(editor: SceneEditor, drag: Drag, at: Place, pointing: Pointing): void {
  const moves = drag.held.map((held) => moveOf(editor, drag, held, at, pointing));
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
