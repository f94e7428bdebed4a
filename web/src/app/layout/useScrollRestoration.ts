import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { scrollBackTo } from "../../ui/scrollBackTo";

/** How far each history entry of this visit was scrolled. */
const scrollPositions = new Map<string, number>();

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
