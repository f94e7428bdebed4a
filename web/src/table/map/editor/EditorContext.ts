import { createContext, useContext } from "react";
import { useStore } from "../../../ui/useStore";
import type { EditorState } from "./editorState";
import type { SceneEditor } from "./SceneEditor";

export const EditorContext = createContext<SceneEditor | undefined>(undefined);

/** The editor of the map that this stands in, to act through. */
export function useEditor(): SceneEditor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error("outside of a map");
  return editor;
}

/** What is seen in its state, as `useStore` does. */
export const useEditorState = <Seen>(see: (state: EditorState) => Seen): Seen => useStore(useEditor(), see);
