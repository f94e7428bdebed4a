/**
 * A browser opens six connections to one host at most, over HTTP/1.1, which is what Firestore's emulator speaks. A tab
 * keeps one or two of them for good (what it listens to, what it writes): with three tabs or more, nothing else gets
 * through (docs/decisions/emulator-listeners.md). Two tabs share one name of this machine, the next two have another.
 */
const TABS_OF_A_HOST = 2;
const MAX_TABS = 16;
const PROBE_MS = 1_500;

/** Holds a lock for as long as this page lives; false where another page holds it. */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });

async function firstFree(): Promise<number> {
  for (let tab = 0; tab < MAX_TABS; tab += 1) if (await hold(`firestore-emulator-${tab}`)) return tab;
  return 0;
}

const isReached = (host: string): Promise<boolean> =>
  fetch(`http://${host}/`, { mode: "no-cors", signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

/** The emulator's address (`127.0.0.1:8080`) as this tab calls it. */
export async function emulatorHost(address: string): Promise<string> {
  const [host, port] = address.split(":");
  if (host !== "127.0.0.1" || navigator.locks === undefined) return address;
  const place = Math.floor((await firstFree().catch(() => 0)) / TABS_OF_A_HOST);
  if (place === 0) return address;
  const other = `${place === 1 ? "" : `tab-${place}.`}localhost:${port}`;
  return (await isReached(other)) ? other : address;
}
