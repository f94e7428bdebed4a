import { type RefObject, useEffect, useRef } from "react";

/** Read by the stack of toasts (`Toaster.module.css`). */
const PROPERTY = "--toasts-above";

/** How far a box and its buttons, some of which stand over its edge, reach up from the bottom of the window, in px. */
function reachOf(box: HTMLElement): number {
  const tops = [box, ...box.querySelectorAll("button")]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.max(0, Math.ceil(window.innerHeight - Math.min(...tops)));
}

/** Only where it differs: the whole page's styles are computed anew for a property of its root. */
function leaveRoom(pixels: number): void {
  const { style } = document.documentElement;
  const room = `${pixels}px`;
  if (style.getPropertyValue(PROPERTY) !== room) style.setProperty(PROPERTY, room);
}

/**
 * For a box that is fixed to the bottom of the window: toasts are stacked above it, not over it. `parts`: how many parts
 * it has, which may come without changing its size.
 */
export function useRoomForToasts<Box extends HTMLElement>(parts: number): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = () => leaveRoom(reachOf(box));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      document.documentElement.style.removeProperty(PROPERTY);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with its parts.
  useEffect(() => {
    if (ref.current !== null) leaveRoom(reachOf(ref.current));
  }, [parts]);
  return ref;
}
