import { useSyncExternalStore } from "react";
import type { Live } from "../liveSource";

const LOADING = { status: "loading" } as const;
const values = new Map<string, Live<unknown>>();
const watching = new Set<() => void>();

/** What a listener says from now on, by its key (`alice:campaigns/c`). */
export function say(key: string, live: Live<unknown>): void {
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

/** In place of `useLive`: no listener is opened, the test speaks for each. */
export function useScriptedLive(key: string | undefined): Live<unknown> {
  return useSyncExternalStore(subscribe, () => values.get(key ?? "") ?? LOADING);
}
