import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from "firebase/firestore";

/** What the page that loads this is to listen to, and as whom. */
export interface RawListening {
  projectId: string;
  authEmulator: string;
  firestoreEmulator: string;
  email: string;
  password: string;
  /** A document with a `name`. */
  path: string;
}

declare global {
  interface Window {
    listenRaw: (listening: RawListening) => Promise<void>;
  }
}

/** The least that can show a document live: the SDK as it comes, one listener, one heading. */
window.listenRaw = async ({ projectId, authEmulator, firestoreEmulator, email, password, path }) => {
  const app = initializeApp({ projectId, apiKey: "demo-api-key" });
  const auth = getAuth(app);
  connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  const firestore = getFirestore(app);
  const [host = "", port] = firestoreEmulator.split(":");
  connectFirestoreEmulator(firestore, host, Number(port));
  const heading = document.body.appendChild(document.createElement("h1"));
  onSnapshot(doc(firestore, path), (snapshot) => {
    heading.textContent = String(snapshot.get("name"));
  });
};
