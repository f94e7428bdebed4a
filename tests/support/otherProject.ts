import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { type ApiProcess, startApi } from "./apiProcess";

/** A project of one test's own on the emulators, for what depends on everybody in a project. */
export interface OtherProject {
  id: string;
  identityProvider: Auth;
  firestore: Firestore;
  /** Starts an API server of its own, with these settings. */
  serve: (settings?: NodeJS.ProcessEnv) => Promise<ApiProcess>;
}

export function otherProject(): OtherProject {
  const id = `demo-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: id }, id);
  return {
    id,
    identityProvider: getAuth(app),
    firestore: getFirestore(app),
    serve: (settings = {}) => startApi({ GCLOUD_PROJECT: id, GOOGLE_CLOUD_PROJECT: id, ...settings }),
  };
}
