import { useEffect, useRef } from "react";

/** What each key does; a key that does nothing now is left to the browser. */
export type PanelKeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPED_INTO = "textarea, select, [contenteditable], input:not([type=checkbox], [type=button])";

/** A key belongs to a field that is typed in, to an open dialog or menu, and to whoever has answered it already. */
function isTaken({
  target,
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
  isComposing,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || isComposing) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof Element && target.closest(`${TYPED_INTO}, [role=menu]`) !== null;
}

/** The panel's keys, anywhere on the screen. WCAG 2.1.4: single keys can be turned off, by `active`. */
export function usePanelKeys(keys: PanelKeys, active: boolean): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const action = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (action === undefined || isTaken(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [active]);
}
