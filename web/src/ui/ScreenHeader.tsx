import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import { createPortal } from "react-dom";

interface HeaderPlace {
  /** Where a screen may put its own header, beside the bell and the account; null until it is drawn. */
  readonly place: HTMLElement | null;
  /** The site's brand, breadcrumbs and footer step back until the function that it gives is called. */
  readonly take: () => () => void;
}

const HeaderContext = createContext<HeaderPlace>({ place: null, take: () => () => undefined });

export const HeaderPlaceProvider = HeaderContext.Provider;

/**
 * The header of a screen that needs the window's whole height: it stands in the site's own, which keeps the bell and
 * the account, and the screen is all that is under it.
 */
export function ScreenHeader({ children }: { children: ReactNode }) {
  const { place, take } = useContext(HeaderContext);
  useLayoutEffect(take, [take]);
  return place && createPortal(children, place);
}

const TrailEndContext = createContext<HTMLElement | null>(null);

export const TrailEndProvider = TrailEndContext.Provider;

/** What stands at the end of the breadcrumbs' line: the way back of a screen. */
export function TrailEnd({ children }: { children: ReactNode }) {
  const place = useContext(TrailEndContext);
  return place && createPortal(children, place);
}
