import { safeReturnPath } from "domain/links/safeReturnPath";
import { useLocation } from "react-router-dom";

/** Where the login page was come from; kept in the history entry, so it survives a reload. */
export interface ReturnState {
  from?: string;
}

/**
 * The page to open once signed in; undefined without one, and for an address that is not of this app. `state` is what a
 * link from one visitors' page to the next hands on, so that the page asked for is not lost on the way.
 */
export function useReturnPath(): { path: string | undefined; state: ReturnState } {
  const { from } = (useLocation().state as ReturnState | null) ?? {};
  const path = safeReturnPath(from);
  return { path, state: path === undefined ? {} : { from: path } };
}
