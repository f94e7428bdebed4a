import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Keys of queries that a tab of this device has made stale. They begin with the uid, so that accounts never meet. */
const channel =
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("des-et-heros:stale");

/** Asks again, here and in the other tabs: the Forge, for one, works in a tab of its own. */
export function refreshEverywhere(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
  channel?.postMessage(queryKey);
}

/** Asks again for what another tab has made stale. */
export function followOtherTabs(client: QueryClient): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) void client.invalidateQueries({ queryKey: data });
  });
}
