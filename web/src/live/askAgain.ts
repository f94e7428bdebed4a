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

/** More than a query without a limit of its own answers. */
const MANY = 1_000;

/**
 * Firestore's emulator loses a change that is written while a listener is being opened, and the screen would show what
 * was before until the next one (docs/decisions/emulator-listeners.md): once it is open, it is asked again. Firestore
 * loses nothing; builds for it have none of this. Returns how to give it up.
 */
function onceOpen(ask: () => Promise<unknown>): () => void {
  const asking = setTimeout(async () => {
    try {
      await ask();
    } catch {
      // Without a connection the listener itself asks again, once there is one; after signing out nobody does.
    }
  }, OPEN_MS);
  return () => clearTimeout(asking);
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
