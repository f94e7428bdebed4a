import { useEffect, useEffectEvent, useId, useRef } from "react";

const MARK = "guardedBy";

const markOf = (state: unknown): unknown =>
  state !== null && typeof state === "object" && MARK in state ? state[MARK] : undefined;

/**
 * While it is mounted, the browser's Back calls `onBack` and the page stays: on a phone, Back closes what is open.
 * It pushes a history entry of the same address, which the router ignores (the router's own state is kept), pushes it
 * again each time Back removes it, and removes it on unmount.
 */
export function useBackGuard(onBack: () => void): void {
  const id = useId();
  const guardedBack = useEffectEvent(onBack);
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const push = () => window.history.pushState({ ...window.history.state, [MARK]: id }, "");
    const onPopState = () => {
      if (markOf(window.history.state) === id) return;
      push();
      guardedBack();
    };
    clearTimeout(removal.current);
    if (markOf(window.history.state) !== id) push();
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("popstate", onPopState);
      // Not at once: React's strict mode unmounts to mount again, and `back()` cannot be cancelled.
      removal.current = setTimeout(() => {
        if (markOf(window.history.state) === id) window.history.back();
      });
    };
  }, [id]);
}
