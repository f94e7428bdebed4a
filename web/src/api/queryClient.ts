import { onlineManager, type Query, type QueryCache, QueryClient } from "@tanstack/react-query";
import { hasNetwork, onNetworkChange } from "../browser/network";
import { HttpError } from "../http/call";
import { followOtherTabs } from "./otherTabs";

/** Product §9: client cache TTL 5 min, at most 100 entries, the oldest evicted. */
const TTL_MS = 5 * 60_000;
export const MAX_ENTRIES = 100;

/** The newcomer has no data yet and would look like the oldest: it is left alone. */
function evictOldest(cache: QueryCache, newcomer: Query): void {
  const entries = cache.getAll();
  if (entries.length <= MAX_ENTRIES) return;
  const oldest = entries
    .filter((query) => query !== newcomer && query.getObserversCount() === 0)
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .slice(0, entries.length - MAX_ENTRIES);
  for (const query of oldest) cache.remove(query);
}

/** A refusal is final; only a lost connection or a server in trouble is worth a second try. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof HttpError && error.status < 500);

export function createQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) => onNetworkChange(() => setOnline(hasNetwork())));
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: TTL_MS, gcTime: TTL_MS, retry: isWorthRetrying, refetchOnWindowFocus: false },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type === "added") evictOldest(client.getQueryCache(), event.query);
  });
  followOtherTabs(client);
  return client;
}
