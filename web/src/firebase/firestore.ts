import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentSingleTabManager,
  terminate,
} from "firebase/firestore";
import { emulators, firebaseApp } from "./app";

let firestore: Firestore | undefined;

/** Whether the browser lets this page store anything: where it denies it outright, the client would stop for good. */
function mayStore(): boolean {
  try {
    indexedDB.deleteDatabase("des-et-heros:nothing");
    return window.localStorage !== null;
  } catch {
    return false;
  }
}

/**
 * Firestore's client. What was read stays on the device, so that a lost connection still shows it. One tab at a time
 * keeps that store and the others read into memory: with the store shared between tabs, a listener that the rules
 * shut (a player removed, a campaign deleted) is told to one tab alone, and the others go on showing what is gone.
 */
export function liveFirestore(): Firestore {
  if (firestore === undefined) {
    firestore = initializeFirestore(firebaseApp(), {
      localCache: mayStore()
        ? persistentLocalCache({ tabManager: persistentSingleTabManager(undefined) })
        : memoryLocalCache(),
    });
    if (emulators.firestore) {
      const [host = "127.0.0.1", port] = emulators.firestore.split(":");
      connectFirestoreEmulator(firestore, host, Number(port));
    }
  }
  return firestore;
}

/** A document's fields as this device last read them, unparsed; undefined where it never did. Asks no server. */
export async function readCachedDocument(path: string): Promise<unknown> {
  const cached = await getDocFromCache(doc(liveFirestore(), path)).catch(() => undefined);
  return cached?.data();
}

/** Closes the connection and drops what this device keeps of the person who signs out. */
export async function forgetFirestore(): Promise<void> {
  const leaving = firestore;
  firestore = undefined;
  if (leaving === undefined) return;
  await terminate(leaving);
  // Refused while another tab is still open: that tab signs out as well, and clears it then.
  await clearIndexedDbPersistence(leaving).catch(() => undefined);
}
