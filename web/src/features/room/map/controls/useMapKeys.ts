import { useWindowEvent } from "@mantine/hooks";
import { isTakenKey } from "../../../../ui/useScreenKeys";
import type { ToolId } from "../tools/mapContext";
import type { OfferedTool } from "./toolbox";

/** What only the MJ's keys do. */
export interface MapKeys {
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
}

interface KeyActs extends MapKeys {
  readonly offered: readonly OfferedTool[];
  /** Whether keys of one character do anything (WCAG 2.1.4). */
  readonly active: boolean;
  readonly onTool: (tool: ToolId) => void;
  readonly onStep: (dx: number, dy: number) => void;
  readonly onEscape: () => void;
  readonly onFit: () => void;
  readonly onDelete?: () => void;
  readonly onHelp: () => void;
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A key that moves tokens belongs to the canvas alone: elsewhere it scrolls, or moves between buttons. */
const isOnCanvas = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("[role=application]") !== null;

/** The map's keys: tools anywhere on the screen, moves on the canvas. They are silent in fields, dialogs and menus. */
export function useMapKeys(acts: KeyActs): void {
  useWindowEvent("keydown", (event) => {
    if (isTakenKey(event)) return;
    const act = actOf(event, acts);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

function actOf(event: KeyboardEvent, acts: KeyActs): (() => void) | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? acts.onRedo : acts.onUndo;
    return key === "y" ? acts.onRedo : undefined;
  }
  if (event.altKey || (key.length === 1 && !acts.active)) return undefined;
  const tool = acts.offered.find((one) => one.key === key);
  if (tool !== undefined) return () => acts.onTool(tool.id);
  if (key === "Escape") return acts.onEscape;
  if (key === "?") return acts.onHelp;
  if (!isOnCanvas(event)) return undefined;
  const step = STEPS[key];
  if (step !== undefined) return () => acts.onStep(...step);
  if (key === "Delete" || key === "Backspace") return acts.onDelete;
  return key === "0" ? acts.onFit : undefined;
}
