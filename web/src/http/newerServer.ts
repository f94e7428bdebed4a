import { CONTRACT_VERSION_HEADER, isNewerContract } from "domain/api/contractVersion";

let found = false;
const listeners = new Set<() => void>();

/** Looks at an answer of the API: one of a newer contract than this client's means that the page is out of date. */
export function observeContract(headers: Headers): void {
  if (found || !isNewerContract(headers.get(CONTRACT_VERSION_HEADER))) return;
  found = true;
  for (const notify of listeners) notify();
}

/** Whether the server was seen to be newer than this page. */
export const isServerNewer = (): boolean => found;

/** Calls `notify` when that changes; the returned function stops it. */
export function watchServer(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
