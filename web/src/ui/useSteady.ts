import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at each render, which does what the newest does: for what a press calls, never while rendering. */
export function useSteady<Arguments extends unknown[]>(
  newest: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...given: Arguments) => current.current(...given), []);
}
