import { doorBetween, nearestFixture } from "domain/table/sight/editWalls";
import type { Place } from "../../canvas/camera";
import type { Pointing } from "../../canvas/Gestures";
import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";
import { drawNewLine } from "./drawWalls";
import { linesOf, nearOf, reachOf } from "./snapping";
import { choosable } from "./Walls";

const OVERLAY = "door";

/** A door where one drags along a wall; a tap on one opens or closes it. */
export function drawDoor(editor: EditorOfMj): ToolGestures {
  const { walls } = editor.mj;
  let from: Place | undefined;
  const clear = () => {
    from = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const doorTo = (to: Place, pointing: Pointing) =>
    from && doorBetween(linesOf(editor), from, to, nearOf(editor, pointing));
  return {
    start: (at) => {
      from = at;
      return true;
    },
    move: (to, pointing) => {
      const points = doorTo(to, pointing);
      editor.canvas?.overlay(OVERLAY, points && ((context, scale) => drawNewLine(context, points, scale)));
    },
    end: (to, pointing) => {
      const points = doorTo(to, pointing);
      clear();
      if (points) walls.addDoor(points);
    },
    cancel: clear,
    tap: (at) => {
      const touched = nearestFixture(choosable("door", walls.all), at, reachOf(editor));
      walls.choose(touched?.one.id);
      if (touched?.is === "door") walls.toggle(touched.one);
    },
    // The first of the two taps has turned it.
    doubleTap: () => undefined,
  };
}
