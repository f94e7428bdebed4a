import { login, type SessionUser } from "domain/api/auth";
import { call } from "../../api/call";
import { freshIdToken, signedInUid } from "../../firebase/identity";

/** Reopens a session whose cookie is gone from the sign-in that the identity provider keeps on this device. */
export async function renewSession(): Promise<SessionUser | null> {
  if ((await signedInUid()) === undefined) return null;
  const { user } = await call(login, { body: { idToken: await freshIdToken() } }, { silent: true });
  return user;
}
