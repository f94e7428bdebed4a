import { joinedCorner } from "domain/table/sight/editWalls";
import type { Place } from "../../canvas/camera";
import type { Pointing } from "../../canvas/Gestures";
import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";
import { drawNewLine } from "./drawWalls";
import { linesOf, nearOf } from "./snapping";

export const LINE_OVERLAY = "wallLine";
/** Screen pixels around a wall's first corner that close it. */
const CLOSING = 14;

/**
 * One side where one drags; corner by corner where one taps: the first corner closes the wall, the last one, or a double
 * tap, ends it. A drag in the middle of it places its next corner.
 */
export function drawWall(editor: EditorOfMj): ToolGestures {
  const { walls } = editor.mj;
  let from: Place | undefined;
  const cornerOf = (place: Place, pointing: Pointing) =>
    joinedCorner(linesOf(editor), place, nearOf(editor, pointing));
  const show = (points: readonly number[]) =>
    editor.canvas?.overlay(
      LINE_OVERLAY,
      points.length === 0 ? undefined : (context, scale) => drawNewLine(context, points, scale),
    );
  const begun = () => (from ? [from.x, from.y] : walls.state.line);
  const closes = ({ x, y }: Place) => {
    const { line } = walls.state;
    const [firstX = 0, firstY = 0] = line;
    const scale = editor.canvas?.scale ?? 1;
    return line.length >= 6 && Math.hypot(x - firstX, y - firstY) * scale < CLOSING;
  };
  const place = (at: Place, pointing: Pointing) =>
    closes(at) ? walls.endLine(true) : walls.addCorner(cornerOf(at, pointing));
  return {
    start: (at, pointing) => {
      from = walls.state.line.length === 0 ? cornerOf(at, pointing) : undefined;
      return true;
    },
    move: (at, pointing) => {
      const to = cornerOf(at, pointing);
      show([...begun(), to.x, to.y]);
    },
    end: (at, pointing) => {
      const start = from;
      from = undefined;
      if (start === undefined) return place(at, pointing);
      show([]);
      const to = cornerOf(at, pointing);
      if (to.x !== start.x || to.y !== start.y) walls.draw([start.x, start.y, to.x, to.y]);
    },
    cancel: () => {
      from = undefined;
      show(walls.state.line);
    },
    tap: place,
    // The first of the two taps has set the last corner.
    doubleTap: () => walls.endLine(),
    hover: (at, pointing) => {
      const { line } = walls.state;
      if (line.length === 0) return;
      const to = cornerOf(at, pointing);
      show([...line, to.x, to.y]);
    },
  };
}
