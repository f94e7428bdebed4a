import type { Prepared } from "../editor/MjCapability";
import { type Known, SceneEditor, type Table } from "../editor/SceneEditor";
import { memberTools } from "../tools/memberTools";
import { type EditorOfMj, MjEditor } from "./MjEditor";
import { mjTools } from "./tools/mjTools";

/** The editor of a scene that its MJ prepares. */
export const openMjEditor = (table: Table, known: Known, prepared: Prepared): EditorOfMj =>
  new SceneEditor(
    table,
    known,
    (editor) => new MjEditor(editor, prepared),
    (editor) => [...memberTools(editor), ...mjTools(editor)],
  );
