import { useEffect, useId, useRef } from "react";

const MARK = "guardedBy";

const markOf = (state: unknown): unknown =>
  state !== null && typeof state === "object" && MARK in state ? state[MARK] : undefined;

/**
 * While it is mounted, the browser's Back comes to `onBack` and the page stays: on a phone, Back closes what is open.
 * It lays an entry of the same address over the page's own, which the router takes for no move (its own state is kept),
 * lays it anew each time Back takes it away, and takes it away itself in the end.
 */
export function useBackGuard(onBack: () => void): void {
  const id = useId();
  const latest = useRef(onBack);
  latest.current = onBack;
  const removal = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const lay = () => window.history.pushState({ ...window.history.state, [MARK]: id }, "");
    const onPop = () => {
      if (markOf(window.history.state) === id) return;
      lay();
      latest.current();
    };
    clearTimeout(removal.current);
    if (markOf(window.history.state) !== id) lay();
    window.addEventListener("popstate", onPop);
    return () => {
      window.removeEventListener("popstate", onPop);
      // Not at once: React's strict mode unmounts to mount again, and a way back cannot be taken back.
      removal.current = setTimeout(() => {
        if (markOf(window.history.state) === id) window.history.back();
      });
    };
  }, [id]);
}
