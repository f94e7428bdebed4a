import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { emulators, firebaseApp } from "./app";

let auth: Auth | undefined;

/** The identity provider's client. The popup resolver (and its iframe) loads only when a popup is asked for. */
export function firebaseAuth(): Auth {
  if (auth === undefined) {
    auth = initializeAuth(firebaseApp(), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    auth.languageCode = "fr";
    if (emulators.auth) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  }
  return auth;
}
