import { useReducedMotion } from "@mantine/hooks";
import { type RefCallback, type RefObject, useCallback, useEffect, useState } from "react";
import type { MapView } from "../view/sceneView";
import { Board } from "./Board";
import { type GestureHandlers, Gestures } from "./Gestures";

export interface BoardControl {
  readonly attach: RefCallback<HTMLDivElement>;
  readonly board: Board | undefined;
  readonly gestures: Gestures | undefined;
  /** This browser draws nothing on canvases: the list is the whole scene. */
  readonly failed: boolean;
}

/**
 * A board on an element, showing what the viewer has, as long as the component stands. Without handlers nobody touches
 * it.
 */
export function useBoard(
  view: MapView,
  selected: ReadonlySet<string>,
  handlers: RefObject<GestureHandlers> | undefined,
): BoardControl {
  const [opened, setOpened] = useState<{ board: Board; gestures: Gestures | undefined }>();
  const [failed, setFailed] = useState(false);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined;
      try {
        const board = new Board(element, still);
        const gestures = handlers && new Gestures(element, () => handlers.current);
        setOpened({ board, gestures });
        const scheme = new MutationObserver(() => board.recolour());
        scheme.observe(document.documentElement, { attributeFilter: ["data-mantine-color-scheme"] });
        return () => {
          scheme.disconnect();
          gestures?.close();
          board.close();
          setOpened(undefined);
        };
      } catch {
        setFailed(true);
        return undefined;
      }
    },
    [still, handlers],
  );

  const board = opened?.board;
  useEffect(() => board?.show(view, selected), [board, view, selected]);
  return { attach, board, gestures: opened?.gestures, failed };
}
