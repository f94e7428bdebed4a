import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useReveal } from "./reveal";

/** React Router's name for the entry that a visit begins with. */
const FIRST_ENTRY = "default";

/** The element that an address may name, and whether this one does. */
interface Named {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isNamed: boolean;
}

/** The visit whose address ends with this anchor; undefined where it does not, and where one comes back to it. */
function useNamingVisit(anchor: string): string | undefined {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  return hash === `#${anchor}` && (navigation !== "POP" || key === FIRST_ENTRY) ? key : undefined;
}

/**
 * Brings the element to the eye and to the keyboard where the address ends with its anchor, once it stands where it stays.
 * Going back leaves the page where it was.
 */
export function useNamedByAddress(anchor: string, stands: boolean): Named {
  const element = useRef<HTMLDivElement>(null);
  const followed = useRef<string>(undefined);
  const visit = useNamingVisit(anchor);
  const reveal = useEffectEvent(useReveal());

  useEffect(() => {
    if (visit === undefined || !stands || followed.current === visit) return;
    reveal();
    // A new screen begins at its top first.
    const frame = requestAnimationFrame(() => {
      followed.current = visit;
      element.current?.scrollIntoView();
      element.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [visit, stands]);

  return { ref: element, isNamed: visit !== undefined };
}
