import { SceneMenu } from "../controls/SceneMenu";
import { useEditor } from "../editor/EditorContext";
import { useMj } from "./MjContext";
import { placeEntries, tokenEntries } from "./menus";

/** The MJ's menu of a token, or of a place of the scene. */
export function MjSceneMenu() {
  const [editor, mj] = [useEditor(), useMj()];
  return (
    <SceneMenu
      entriesOf={({ token, at }) => (token ? tokenEntries(editor, mj, token) : placeEntries(editor, mj, at))}
    />
  );
}
