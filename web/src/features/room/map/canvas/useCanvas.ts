import { useReducedMotion } from "@mantine/hooks";
import { type RefCallback, type RefObject, useCallback, useEffect, useState } from "react";
import type { MapView } from "../view/sceneView";
import { type GestureHandlers, Gestures } from "./Gestures";
import { SceneCanvas } from "./SceneCanvas";

export interface CanvasControl {
  readonly attach: RefCallback<HTMLDivElement>;
  readonly canvas: SceneCanvas | undefined;
  readonly gestures: Gestures | undefined;
  /** This browser draws nothing on canvases: the list is the whole scene. */
  readonly failed: boolean;
}

/**
 * A canvas on an element, showing what the viewer has, as long as the component stands. Without handlers nobody touches
 * it.
 */
export function useCanvas(
  view: MapView,
  selected: ReadonlySet<string>,
  handlers: RefObject<GestureHandlers> | undefined,
): CanvasControl {
  const [opened, setOpened] = useState<{ canvas: SceneCanvas; gestures: Gestures | undefined }>();
  const [failed, setFailed] = useState(false);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined;
      try {
        const canvas = new SceneCanvas(element, still);
        const gestures = handlers && new Gestures(element, () => handlers.current);
        setOpened({ canvas, gestures });
        const scheme = new MutationObserver(() => canvas.recolour());
        scheme.observe(document.documentElement, { attributeFilter: ["data-mantine-color-scheme"] });
        return () => {
          scheme.disconnect();
          gestures?.close();
          canvas.close();
          setOpened(undefined);
        };
      } catch {
        setFailed(true);
        return undefined;
      }
    },
    [still, handlers],
  );

  const canvas = opened?.canvas;
  useEffect(() => canvas?.show(view, selected), [canvas, view, selected]);
  return { attach, canvas, gestures: opened?.gestures, failed };
}
