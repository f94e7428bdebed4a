import { type FirebaseApp, type FirebaseOptions, getApp, getApps, initializeApp } from "firebase/app";

const env = import.meta.env;
const projectId = env.VITE_FIREBASE_PROJECT_ID || "demo-des-et-heros";

/** A real project's settings come from the build's environment; without them the app speaks to the demo project. */
const options: FirebaseOptions = {
  projectId,
  apiKey: env.VITE_FIREBASE_API_KEY || "demo-api-key",
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
  appId: env.VITE_FIREBASE_APP_ID,
};

/** Emulator addresses, set by the launcher's builds: `http://127.0.0.1:9099`. */
export const emulators = {
  auth: env.VITE_AUTH_EMULATOR as string | undefined,
};

export function firebaseApp(): FirebaseApp {
  return getApps().length > 0 ? getApp() : initializeApp(options);
}
