/**
 * What comes unasked so soon after the browser said that the network is gone was on its way already: a busy device
 * writes what Firestore heard into its cache before it tells.
 */
const ON_ITS_WAY_MS = 5_000;

let lostAt = Number.NEGATIVE_INFINITY;
/** Something came although the browser says that there is no network: behind some VPNs it says so for ever. */
let heardSince = false;
const watching = new Set<() => void>();

const tell = () => {
  for (const notify of [...watching]) notify();
};
// What listens is read without a window, too (live/indexes.test.ts).
globalThis.window?.addEventListener("online", tell);
globalThis.window?.addEventListener("offline", () => {
  lostAt = performance.now();
  heardSince = false;
  tell();
});

/** False while this device has no network; what was heard wins over what the browser says. */
export const hasNetwork = (): boolean => navigator.onLine || heardSince;

/** Whoever has an answer of the server says so here, and when it was asked for (`performance.now`). */
export function heardFromServer(askedAt = performance.now() - ON_ITS_WAY_MS): void {
  if (hasNetwork() || askedAt < lostAt) return;
  heardSince = true;
  tell();
}

/** Calls whenever the network comes or goes, until what it returns is called. */
export function onNetworkChange(notify: () => void): () => void {
  watching.add(notify);
  return () => void watching.delete(notify);
}

/** Calls whenever the network has come back, until what it returns is called. */
export const onNetworkBack = (run: () => void): (() => void) =>
  onNetworkChange(() => {
    if (hasNetwork()) run();
  });
