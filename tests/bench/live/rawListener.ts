import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  serverTimestamp,
  updateDoc,
} from "firebase/firestore";

/** What the page that loads this is to listen to, and as whom. */
export interface RawListening {
  projectId: string;
  authEmulator: string;
  firestoreEmulator: string;
  email: string;
  password: string;
  /** A document, and which of its fields is shown. */
  path: string;
  field: string;
}

declare global {
  interface Window {
    listenRaw: (listening: RawListening) => Promise<void>;
    /** Moves the token that the page listens to; resolves to the moment of the write. */
    moveRaw: (x: number) => number;
  }
}

/** The least that can show a document live: the SDK as it comes, one listener, one heading. */
window.listenRaw = async ({ projectId, authEmulator, firestoreEmulator, email, password, path, field }) => {
  const app = initializeApp({ projectId, apiKey: "demo-api-key" });
  const auth = getAuth(app);
  connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  const firestore = getFirestore(app);
  const [host = "", port] = firestoreEmulator.split(":");
  connectFirestoreEmulator(firestore, host, Number(port));
  const heading = document.body.appendChild(document.createElement("h1"));
  onSnapshot(doc(firestore, path), (snapshot) => {
    heading.textContent = String(snapshot.get(field));
  });
  window.moveRaw = (x) => {
    const moment = Date.now();
    void updateDoc(doc(firestore, path), { x, movedAt: serverTimestamp() });
    return moment;
  };
};
