/** A tab left open for days checks for a new version when somebody comes back to it, this often at most. */
const CHECK_EVERY_MS = 30 * 60_000;

/** The address of a page's entry script; each version's has a name of its own. */
const entryOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute("src");

/**
 * Whether the server's page begins with another script than this one. A page that came after the deployment is of the
 * new version already, though its worker still waits. `/app` is the shell, which the worker always asks the server for.
 */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch("/app", { cache: "no-store" });
  const served = new DOMParser().parseFromString(await answer.text(), "text/html");
  return answer.ok && entryOf(served) !== entryOf(document);
}

function whenWaiting(registration: ServiceWorkerRegistration, notify: (worker: ServiceWorker) => void): void {
  const check = () => {
    if (registration.waiting) notify(registration.waiting);
  };
  check();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", check);
  });
}

function checkWhenVisible(registration: ServiceWorkerRegistration): () => void {
  let last = Date.now();
  const check = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < CHECK_EVERY_MS) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", check);
  return () => document.removeEventListener("visibilitychange", check);
}

/** Lets a waiting worker take over; the caches of the old version go with the old worker. */
export function activate(worker: ServiceWorker): void {
  worker.postMessage({ type: "SKIP_WAITING" });
}

/**
 * Registers the service worker, and notifies of each new one that waits while this page is of an older version. Where
 * the page is the new version itself, the worker takes over at once. The returned function stops the checks.
 */
export async function watchForNewVersion(notify: (worker: ServiceWorker) => void): Promise<() => void> {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  whenWaiting(registration, async (worker) => {
    const outdated = await isOutdated().catch(() => false);
    if (outdated) notify(worker);
    else activate(worker);
  });
  return checkWhenVisible(registration);
}
