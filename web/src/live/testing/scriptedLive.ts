import { useSyncExternalStore } from "react";
import type { Live } from "../liveSource";

const LOADING = { status: "loading" } as const;
const values = new Map<string, Live<unknown>>();
const watching = new Set<() => void>();

/** Sets the state of the listener with this key (`alice:campaigns/c`). */
export function emit(key: string, live: Live<unknown>): void {
  values.set(key, live);
  for (const notify of watching) notify();
}

export const ready = <Data>(data: Data): Live<Data> => ({ status: "ready", data });

export const refused: Live<never> = { status: "failed", reason: "permission-denied" };

export const forgetAll = () => values.clear();

const subscribe = (notify: () => void) => {
  watching.add(notify);
  return () => watching.delete(notify);
};

/** In place of `useLive`: opens no listener, and gives the states that `emit` has set. */
export function useScriptedLive(key: string | undefined): Live<unknown> {
  return useSyncExternalStore(subscribe, () => values.get(key ?? "") ?? LOADING);
}
