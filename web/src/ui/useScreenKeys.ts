import { useWindowEvent } from "@mantine/hooks";
import { isComposed } from "../browser/isComposed";

/** What each key of a screen does; a key that does nothing now is left to the browser. */
export type ScreenKeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPED_INTO = "textarea, select, [contenteditable], input:not([type=checkbox], [type=button])";

/** A key belongs to a field that is typed in, to an open dialog or menu, and to whoever has answered it already. */
export function isTakenKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || isComposed(event) || document.querySelector("[aria-modal=true]") !== null)
    return true;
  return target instanceof Element && target.closest(`${TYPED_INTO}, [role=menu]`) !== null;
}

/**
 * The keys of a screen, anywhere on it. WCAG 2.1.4: single keys can be turned off, by `active`. Mantine's
 * `useHotkeys` asks for an exact Shift, which `/` and `?` need on one keyboard and not on another.
 */
export function useScreenKeys(keys: ScreenKeys, active: boolean): void {
  useWindowEvent("keydown", (event) => {
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const { altKey, ctrlKey, metaKey } = event;
    if (!active || action === undefined || altKey || ctrlKey || metaKey || isTakenKey(event)) return;
    event.preventDefault();
    action();
  });
}
