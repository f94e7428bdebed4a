import { login, type SessionUser } from "domain/api/auth";
import { call } from "../../api/call";

/** Reopens a session whose cookie is gone from the sign-in that the identity provider keeps on this device. */
export async function renewSession(): Promise<SessionUser | null> {
  const identity = await import("../../firebase/identity");
  if ((await identity.signedInUid()) === undefined) return null;
  const { user } = await call(login, { body: { idToken: await identity.freshIdToken() } }, { silent: true });
  return user;
}
