import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isComposed } from "../browser/isComposed";

interface Dismissal<Part> {
  readonly root: RefObject<Part | null>;
  /** Closes it and gives the focus back to the button that controls it. */
  readonly leave: () => void;
}

const controlOf = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[aria-controls]")].find(
    (one) => one.getAttribute("aria-controls") === id,
  );

/** What is drawn over the page: menus, dialogs, toasts. */
const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-portal]") !== null;

/**
 * For what stands open on a screen and does not hold it: Escape and a press outside close it. What it opens itself (a
 * dialog, a menu) is no outside, and nor is the button whose `aria-controls` is its id.
 *
 * Without `byEscape` something in it has the key now; without `byPress` what is around it is used while it is open.
 */
export function useDismissal<Part extends HTMLElement>(
  id: string,
  onClose: () => void,
  { byEscape = true, byPress = true }: { byEscape?: boolean; byPress?: boolean } = {},
): Dismissal<Part> {
  const root = useRef<Part>(null);
  const leave = () => {
    controlOf(id)?.focus();
    onClose();
  };
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (!byPress || !(target instanceof Element) || isOverPage(target)) return;
    if (!root.current?.contains(target) && !controlOf(id)?.contains(target)) onClose();
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (!byEscape || event.key !== "Escape" || isComposed(event) || isOverPage(event.target)) return;
    if (document.querySelector("[aria-modal=true]") !== null) return;
    // It is all that this press does.
    event.stopPropagation();
    leave();
  });
  // On the way down and heard from the start: a dialog in it closes by the same key, and is gone afterwards.
  useEffect(() => {
    const way = { capture: true };
    window.addEventListener("pointerdown", press, way);
    window.addEventListener("keydown", key, way);
    return () => {
      window.removeEventListener("pointerdown", press, way);
      window.removeEventListener("keydown", key, way);
    };
  }, []);
  return { root, leave };
}
