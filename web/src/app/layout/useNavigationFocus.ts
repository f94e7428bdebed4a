import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** React Router's name for the entry that a visit begins with. */
const FIRST_ENTRY = "default";

/**
 * What a browser does by itself between two pages and an app must do on its own: a new screen begins at its top, with
 * the focus on its content, so that the keyboard and a screen reader start there. Going back is left as it was.
 */
export function useNavigationFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (!moved || navigation === "POP" || key === FIRST_ENTRY) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, navigation, key]);

  return main;
}
