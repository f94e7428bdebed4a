import type { SceneEditor } from "../editor/SceneEditor";
import { drawTool } from "./drawTool";
import { measureTool } from "./measureTool";
import { moveTool } from "./moveTool";
import type { Tool } from "./tool";

/** Points wherever it is pressed. */
const pointerTool = (editor: SceneEditor): Tool => ({
  ...{ id: "pointer", icon: "target", label: "Pointer", key: "q" },
  start: (from) => {
    editor.ping(from);
    return true;
  },
  move: () => undefined,
  end: (at) => editor.ping(at),
  cancel: () => undefined,
  tap: (at) => editor.ping(at),
});

/** The tools that everybody has. */
export const memberTools = (editor: SceneEditor): readonly Tool[] => [
  moveTool(editor),
  measureTool(editor),
  pointerTool(editor),
  drawTool(editor),
];
