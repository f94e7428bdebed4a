import { useSyncExternalStore } from "react";
import { useMember } from "../../session/SessionProvider";
import type { Live, Subscription } from "../liveSource";

const LOADING = { status: "loading" } as const;
const values = new Map<string, Live<unknown>>();
const watching = new Set<() => void>();

/** Sets what the member sees of a path, whatever its conditions (`alice:campaigns/c/members`). */
export function emit(path: string, live: Live<unknown>): void {
  values.set(path, live);
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
export function useScriptedLive(subscription: Subscription<unknown> | undefined): Live<unknown> {
  const { uid } = useMember();
  const [path] = subscription?.key.split("?") ?? [];
  return useSyncExternalStore(subscribe, () => values.get(`${uid}:${path}`) ?? LOADING);
}
