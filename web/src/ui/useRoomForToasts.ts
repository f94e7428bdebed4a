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

/**
 * For a box that is fixed to the bottom of the window: toasts are stacked above it, not over it. `parts`: how many parts
 * it has, which may come without changing its size.
 */
export function useRoomForToasts<Box extends HTMLElement>(parts: number): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with its parts.
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(PROPERTY, `${reachOf(box)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    window.addEventListener("resize", measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      style.removeProperty(PROPERTY);
    };
  }, [parts]);
  return ref;
}
