import { memberTools } from "../tools/memberTools";
import { type Known, SceneEditor, type Table } from "./SceneEditor";

/** The editor of whoever is not the MJ. */
export const openMemberEditor = (table: Table, known: Known): SceneEditor<undefined> =>
  new SceneEditor(table, known, () => undefined, memberTools);
