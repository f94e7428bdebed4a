import {
  type DocumentData,
  doc,
  getDocsFromServer,
  limit,
  type Query,
  query,
  runTransaction,
} from "firebase/firestore";
import { liveFirestore } from "../firebase/firestore";

/** By then a listener that has had its first answer is open for good. */
const OPEN_MS = 500;
/** By then it is on an emulator that has just started. */
const OPEN_COLD_MS = 5_000;
/** By then the client has opened its listeners anew, where the connection was lost or the emulator forgot them. */
const REOPENED_MS = 2_000;

/** More than a query without a limit of its own answers. */
const MANY = 1_000;

const reopened = new Set<() => void>();
const tellReopened = () => {
  for (const tell of [...reopened]) tell();
};
let isWatching = false;

/** Tells whenever the client opens its listeners anew: the network is back, or the emulator, busy, forgot their session. */
function watchReopenings(): void {
  if (isWatching || typeof window === "undefined") return;
  isWatching = true;
  window.addEventListener("online", tellReopened);
  if (typeof PerformanceObserver === "undefined") return;
  new PerformanceObserver((list) => {
    const requests = list.getEntries() as PerformanceResourceTiming[];
    if (
      requests.some(({ name, responseStatus }) => responseStatus >= 400 && name.includes("/Listen/channel"))
    )
      tellReopened();
  }).observe({ type: "resource" });
}

/**
 * Firestore's emulator loses a change that is written while a listener is being opened, and the screen would show what
 * was before until the next one (docs/decisions/emulator-listeners.md): once it is open, or open anew, it is asked again.
 * Firestore loses nothing; builds for it have none of this. Returns how to give it up.
 */
function onceOpen(ask: () => Promise<unknown>): () => void {
  let asking: ReturnType<typeof setTimeout>[] = [];
  const giveUp = () => {
    for (const one of asking) clearTimeout(one);
  };
  const askNow = async () => {
    try {
      await ask();
    } catch {
      // Without a connection the listener itself asks again, once there is one; after signing out nobody does.
    }
  };
  const askAfter = (...moments: number[]) => {
    giveUp();
    asking = moments.map((milliseconds) => setTimeout(askNow, milliseconds));
  };
  const again = () => askAfter(REOPENED_MS);
  watchReopenings();
  reopened.add(again);
  askAfter(OPEN_MS, OPEN_COLD_MS);
  return () => {
    giveUp();
    reopened.delete(again);
  };
}

/** The client answers the same query itself, hence another limit; what comes with it reaches the query's listener. */
export function askQueryAgain(asked: Query, count: number = MANY): (() => void) | undefined {
  if (!import.meta.env.VITE_FIRESTORE_EMULATOR) return undefined;
  return onceOpen(() => getDocsFromServer(query(asked, limit(count + 1))));
}

/**
 * The client answers a document that is listened to itself; only transactions read past it. `begin` is called before it
 * is read, and gives what takes its fields, undefined for none.
 */
export function askDocumentAgain(
  path: string,
  begin: () => (fields: DocumentData | undefined) => void,
): (() => void) | undefined {
  if (!import.meta.env.VITE_FIRESTORE_EMULATOR) return undefined;
  return onceOpen(() => {
    const take = begin();
    const firestore = liveFirestore();
    return runTransaction(firestore, async (transaction) => {
      take((await transaction.get(doc(firestore, path))).data());
      throw new Error("read, and nothing to commit");
    });
  });
}
