import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How far each history entry of this visit was scrolled. */
const scrollPositions = new Map<string, number>();

/** A screen that is still too short after so long stays so. */
const MAX_WAIT_MS = 8_000;

const USER_SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls there again whenever the page grows, until the reader scrolls or `MAX_WAIT_MS` have passed. */
function scrollBackTo(top: number): () => void {
  const scroll = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, MAX_WAIT_MS);
  for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}

/** Going back restores the screen's scroll position although its content comes late; a reload is left to the browser. */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = "manual";
    const restoreAutomatic = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", restoreAutomatic);
    return () => {
      window.removeEventListener("pagehide", restoreAutomatic);
      restoreAutomatic();
    };
  }, []);

  const seen = useRef(false);
  useEffect(() => {
    const unscrolled = seen.current ? 0 : undefined;
    seen.current = true;
    const top = navigation === "POP" ? (scrollPositions.get(key) ?? unscrolled) : undefined;
    return top === undefined ? undefined : scrollBackTo(top);
  }, [key, navigation]);

  // Ends as the next screen is drawn: a shorter one scrolls the page by itself before effects have run.
  useLayoutEffect(() => {
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);
}
