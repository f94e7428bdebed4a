import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How far each history entry of this visit was scrolled. */
const kept = new Map<string, number>();

/** A screen that is still growing after so long will not get there. */
const PATIENCE_MS = 8_000;

const OWN_WILL = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls there again whenever the page grows, until it stands, the reader takes over, or it is too late. */
function scrollBackTo(top: number): () => void {
  const scroll = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const event of OWN_WILL) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const event of OWN_WILL) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}

/** Going back finds the screen where it was left, though its content comes late; a reload is the browser's business. */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = "manual";
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", giveBack);
    return () => {
      window.removeEventListener("pagehide", giveBack);
      giveBack();
    };
  }, []);

  const seen = useRef(false);
  useEffect(() => {
    const unscrolled = seen.current ? 0 : undefined;
    seen.current = true;
    const top = navigation === "POP" ? (kept.get(key) ?? unscrolled) : undefined;
    const stop = top === undefined ? undefined : scrollBackTo(top);
    const remember = () => kept.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, navigation]);
}
