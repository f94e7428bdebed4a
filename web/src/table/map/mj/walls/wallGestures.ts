import type { ToolGestures } from "../../tools/tool";
import type { EditorOfMj } from "../MjEditor";
import { byChoice } from "../tools/byChoice";
import { changeFixture, cutWall } from "./changeFixture";
import { drawDoor } from "./drawDoor";
import { drawWall } from "./drawWall";
import { placeLight } from "./placeLight";

/** Draws walls and doors, places lights, or changes what is there, as the MJ has chosen. */
export function wallGestures(editor: EditorOfMj): ToolGestures {
  const { walls } = editor.mj;
  const [change, cut] = [changeFixture(editor), cutWall(editor)];
  const drawing = { wall: drawWall(editor), door: drawDoor(editor), light: placeLight(editor) };
  return byChoice(() => {
    const { mode, cuts } = walls.state;
    if (mode !== "edit") return drawing[mode];
    return cuts ? cut : change;
  });
}
