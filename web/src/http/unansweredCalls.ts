import { useSyncExternalStore } from "react";

/** How many calls of this page were sent twice without an answer, and are asked about again. */
let count = 0;
const watchers = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const tell of watchers) tell();
}

/** Notes that it is not known what became of a call; what it returns takes that back. */
export function noteUnanswered(): () => void {
  change(1);
  return () => change(-1);
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Whether a call waits whose outcome is not known. */
export const useUnanswered = (): boolean => useSyncExternalStore(watch, () => count > 0);
