import { initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocsFromServer,
  getFirestore,
  limit,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
} from "firebase/firestore";

/** What is listened to. */
export type Listened = "document" | "query";

interface Trial {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  /** A collection for each try, under this path. */
  readonly path: string;
  readonly listened: Listened;
  /** Once it is open, as web/src/live/askAgain does it. */
  readonly askedAgain: boolean;
  readonly tries: number;
}

declare global {
  interface Window {
    /** How many of so many listeners never told of a change that was written while they were being opened. */
    countLost: (trial: Trial) => Promise<number>;
  }
}

const LANES = 8;
/** A change is written so many milliseconds after its listener was opened, at most. */
const SPREAD_MS = 12;
/** What was not told by then is lost. */
const LOST_MS = 3_000;
/** As web/src/live/askAgain has it. */
const OPEN_MS = 500;
const LIMIT = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function connect({ host, port, projectId }: Trial): Firestore {
  const firestore = getFirestore(initializeApp({ projectId }, crypto.randomUUID()));
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: "owner" });
  return firestore;
}

/** Tells each value of the one document of a collection, until the returned function is called. */
function listen(
  reader: Firestore,
  path: string,
  { listened, askedAgain }: Trial,
  tell: (x: unknown) => void,
) {
  const [token, tokens] = [doc(reader, `${path}/token`), collection(reader, path)];
  const askAgain = () =>
    listened === "query"
      ? getDocsFromServer(query(tokens, limit(LIMIT + 1)))
      : runTransaction(reader, async (transaction) => {
          tell((await transaction.get(token)).get("x"));
          throw new Error("read, and nothing to commit");
        });
  if (askedAgain) setTimeout(() => askAgain().catch(() => undefined), OPEN_MS);
  return listened === "query"
    ? onSnapshot(query(tokens, limit(LIMIT)), ({ docs: [one] }) => tell(one?.get("x")))
    : onSnapshot(token, (one) => tell(one.get("x")));
}

async function isLost(writer: Firestore, reader: Firestore, path: string, trial: Trial): Promise<boolean> {
  const token = doc(writer, `${path}/token`);
  await setDoc(token, { x: 0 });
  let told: unknown;
  const stop = listen(reader, path, trial, (x) => {
    told = x;
  });
  await pause(Math.random() * SPREAD_MS);
  await updateDoc(token, { x: 1 });
  const end = performance.now() + LOST_MS;
  while (told !== 1 && performance.now() < end) await pause(50);
  stop();
  return told !== 1;
}

window.countLost = async (trial) => {
  setLogLevel("silent");
  const [writer, reader] = [connect(trial), connect(trial)];
  let [begun, lost] = [0, 0];
  const lane = async () => {
    while (begun < trial.tries) {
      begun += 1;
      if (await isLost(writer, reader, `${trial.path}-${begun}/tokens`, trial)) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return lost;
};
