import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
} from "firebase/firestore";
import { forgetKeptDocuments, startKeeping } from "../browser/keptDocuments";
import { firebaseApp } from "./app";
import { endListenersWithChannels } from "./emulatedListeners";
import { emulatorHost } from "./emulatorHost";

let firestore: Firestore | undefined;

/** Undefined in builds for Firestore itself. */
let emulator: string | undefined = import.meta.env.VITE_FIRESTORE_EMULATOR;

/**
 * Settles once it is known by which of its names this tab calls the emulator. Whoever loads the client waits for it; a
 * module that did would keep the bundler from joining parts, and every page would ask for a dozen more.
 */
export const firestoreReady: Promise<void> = emulator
  ? emulatorHost(emulator).then((host) => {
      emulator = host;
      endListenersWithChannels(host);
    })
  : Promise.resolve();

/** Firestore's own store, which devices kept before `keptDocuments`: nothing clears it any more. */
function removeFormerStore(): void {
  try {
    indexedDB.deleteDatabase(`firestore/[DEFAULT]/${firebaseApp().options.projectId}/main`);
  } catch {
    // Denied: there is none.
  }
}

/** A page that goes for good says so: the server would hold what it listens to open for it. */
function endWithPage({ persisted }: PageTransitionEvent): void {
  if (!persisted && firestore !== undefined) terminate(firestore).catch(() => undefined);
}

/**
 * Firestore's client. It keeps what it read in memory, so that a screen that is left and entered again starts from
 * there; what a device shows without a connection is kept by `keptDocuments` (docs/decisions/offline-store.md).
 */
export function liveFirestore(): Firestore {
  if (firestore === undefined) {
    startKeeping();
    removeFormerStore();
    window.addEventListener("pagehide", endWithPage);
    firestore = initializeFirestore(firebaseApp(), {
      localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }),
    });
    if (emulator) {
      const [host = "127.0.0.1", port] = emulator.split(":");
      connectFirestoreEmulator(firestore, host, Number(port));
    }
  }
  return firestore;
}

/** Closes the connection and drops what this device keeps of the person who signs out. */
export async function forgetFirestore(): Promise<void> {
  const leaving = firestore;
  firestore = undefined;
  if (leaving !== undefined) await terminate(leaving);
  await forgetKeptDocuments();
}
