import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** React Router's name for the entry that a visit begins with. */
const FIRST_ENTRY = "default";

/** The element that an address may name, and whether this one does. */
interface Named {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isNamed: boolean;
}

/**
 * Brings the element to the eye and to the keyboard where the address ends with its anchor, once it stands where it stays.
 * Going back leaves the page where it was.
 */
export function useNamedByAddress(anchor: string, stands: boolean): Named {
  const element = useRef<HTMLDivElement>(null);
  const followed = useRef<string>(undefined);
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const isNamed = hash === `#${anchor}` && (navigation !== "POP" || key === FIRST_ENTRY);

  useEffect(() => {
    if (!isNamed || !stands || followed.current === key) return;
    // A new screen begins at its top first.
    const frame = requestAnimationFrame(() => {
      followed.current = key;
      element.current?.scrollIntoView();
      element.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNamed, stands, key]);

  return { ref: element, isNamed };
}
