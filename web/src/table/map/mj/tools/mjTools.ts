import { snappedCorner } from "domain/table/scene/drawnRooms";
import type { Tool, ToolGestures } from "../../tools/tool";
import { changeDrawnRoom } from "../drawnRooms/changeDrawnRoom";
import type { EditorOfMj } from "../MjEditor";
import { wallGestures } from "../walls/wallGestures";
import { brush } from "./brush";
import { byChoice } from "./byChoice";
import { shape } from "./shape";

/** The tools that the MJ has besides. */
export const mjTools = (editor: EditorOfMj): readonly Tool[] => {
  const { mj } = editor;
  return [
    {
      ...{ id: "fog", icon: "cloud", label: "Brouillard : zone", key: "f", help: "Brouillard" },
      ...shape(editor, (outline) =>
        mj.changeFog({ kind: mj.state.fog.reveals ? "reveal" : "cover", outline }),
      ),
    },
    { id: "fogBrush", icon: "brush", label: "Brouillard : pinceau", ...brush(editor) },
    { id: "drawnRoom", icon: "polygon", label: "Salle", ...drawnRoom(editor) },
    {
      ...{ id: "walls", icon: "wall", label: "Murs, portes et lumières", key: "b" },
      ...wallGestures(editor),
    },
    {
      ...{ id: "region", icon: "eye", label: "Zone pour quelques joueurs" },
      ...shape(editor, (outline) => mj.open({ kind: "truth", of: { kind: "region", outline } })),
    },
  ];
};

/** Draws one, or changes one, as the MJ has chosen. */
function drawnRoom(editor: EditorOfMj): ToolGestures {
  const { drawnRooms } = editor.mj;
  const draw = shape(
    editor,
    (outline) => drawnRooms.draw(outline),
    (place) => snappedCorner(editor.view.scene.grid, place),
  );
  const change = changeDrawnRoom(editor);
  return byChoice(() => (drawnRooms.state.changes ? change : draw));
}
