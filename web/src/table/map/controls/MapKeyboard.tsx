import { useLocalStorage, useWindowEvent } from "@mantine/hooks";
import { Suspense } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import type { KeyLine } from "../../../ui/KeyHelp";
import { lazy } from "../../../ui/lazy";
import { isTakenKey } from "../../../ui/useScreenKeys";
import { useEditor, useEditorState } from "../editor/EditorContext";
import type { SceneEditor } from "../editor/SceneEditor";
import { useKeysOfScreen } from "./screenKeys";

const MapHelp = lazy(() => import("./MapHelp"));

const NO_LINES: readonly KeyLine[] = [];

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The map's keys, tools anywhere on the screen and moves on the canvas, and their help. They are silent in fields,
 * dialogs and menus; those of one character can be turned off (WCAG 2.1.4).
 */
export function MapKeyboard() {
  const editor = useEditor();
  const helpShown = useEditorState((state) => state.helpShown);
  const [ownActive, setOwnActive] = useLocalStorage({
    key: STORAGE_KEYS.mapKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const own = { lines: NO_LINES, active: ownActive, onActive: setOwnActive };
  const { lines, active, onActive } = useKeysOfScreen() ?? own;
  useWindowEvent("keydown", (event) => {
    if (isTakenKey(event)) return;
    const action = actionOf(event, editor, active);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  if (!helpShown) return null;
  return (
    <Suspense>
      <MapHelp screenLines={lines} active={active} onActive={onActive} />
    </Suspense>
  );
}

/** A key that moves something belongs to the canvas alone: elsewhere it scrolls, or moves between buttons. */
const isOnCanvas = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("[role=application]") !== null;

function actionOf(event: KeyboardEvent, editor: SceneEditor, active: boolean): (() => void) | undefined {
  const { mj } = editor;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? mj?.edits.redo : mj?.edits.undo;
    return key === "y" ? mj?.edits.redo : undefined;
  }
  if (event.altKey || (key.length === 1 && !active)) return undefined;
  const tool = editor.tools.find((one) => one.key === key);
  if (tool !== undefined) return () => editor.choose(tool.id);
  if (key === "Escape") return () => editor.escape();
  if (key === "?") return () => editor.showHelp(true);
  if (!isOnCanvas(event)) return undefined;
  const step = STEPS[key];
  if (step !== undefined) return () => (mj?.stepping ? mj.stepping(...step) : editor.step(...step));
  if (key === "Delete" || key === "Backspace") return mj?.deletion;
  return key === "0" ? () => editor.canvas?.fit() : undefined;
}
