import type { SceneLight } from "domain/documents/wallSchema";
import { nearestFixture } from "domain/table/sight/editWalls";
import type { Place } from "../../canvas/camera";
import type { Pointing } from "../../canvas/Gestures";
import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";
import { drawLight } from "./drawWalls";
import { nearOf, reachOf } from "./snapping";
import { choosable } from "./Walls";

const OVERLAY = "light";

/** A light where one taps; one that is there is chosen by a tap, and moves where it is dragged. */
export function placeLight(editor: EditorOfMj): ToolGestures {
  const { walls } = editor.mj;
  let held: SceneLight | undefined;
  const clear = () => {
    held = undefined;
    editor.canvas?.overlay(OVERLAY, undefined);
  };
  const placeOf = (at: Place, pointing: Pointing) => nearOf(editor, pointing).onGrid(at);
  const lightAt = (at: Place) => {
    const touched = nearestFixture(choosable("light", walls.all), at, reachOf(editor));
    return touched?.is === "light" ? touched.one : undefined;
  };
  return {
    start: (from) => {
      held = lightAt(from);
      if (held) walls.choose(held.id);
      return held !== undefined;
    },
    move: (to, pointing) => {
      if (held === undefined) return;
      const moved = { ...held, ...placeOf(to, pointing) };
      editor.canvas?.overlay(OVERLAY, (context, scale) => drawLight(context, moved, scale, true));
    },
    end: (at, pointing) => {
      const light = held;
      clear();
      if (light) walls.moveLight(light, placeOf(at, pointing));
    },
    cancel: clear,
    tap: (at, pointing) => {
      const light = lightAt(at);
      if (light) walls.choose(light.id);
      else walls.addLight(placeOf(at, pointing));
    },
    // The first of the two taps has placed it.
    doubleTap: () => undefined,
  };
}
