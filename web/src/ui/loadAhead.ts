import { createContext, useContext, useEffect } from "react";

/** The screen that is shown has its own code and data first. */
const AFTER_MS = 2_000;

const LoadAheadContext = createContext<(path: string) => void>(() => undefined);

/** Loads the code of the screen at a path of this app. */
export const LoadAheadProvider = LoadAheadContext.Provider;

/**
 * Loads the screen at a path and a part of it that comes later, once what is shown is: whoever sees the way there most
 * likely takes it.
 */
export function useLoadAhead(path: string | undefined, part: () => Promise<unknown>): void {
  const load = useContext(LoadAheadContext);
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => {
      load(path);
      part().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [path, part, load]);
}
