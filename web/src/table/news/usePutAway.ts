import { useLocalStorage } from "@mantine/hooks";
import { useCallback } from "react";

/** How many this device remembers; those that were put away last. */
const MAX_PUT_AWAY = 60;
const NOTHING: string[] = [];

interface PutAway {
  /** What the viewer has put away on this device, by keys of its own. */
  readonly away: readonly string[];
  readonly putAway: (key: string) => void;
}

/** What was shown over a screen and put away, kept on the device under this name. */
export function usePutAway(storageKey: string): PutAway {
  const [away, setAway] = useLocalStorage<string[]>({
    key: storageKey,
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
  });
  const putAway = useCallback(
    (key: string) => setAway((known) => [...known, key].slice(-MAX_PUT_AWAY)),
    [setAway],
  );
  return { away, putAway };
}
