import { login, type SessionUser } from "domain/api/auth";
import { freshIdToken } from "../../firebase/identity";
import { call } from "../call";
import type { CallOptions } from "../request";

/** Tells the server of a sign-in at the identity provider; it answers with the member and sets the session cookie. */
export async function openSession(options?: CallOptions): Promise<SessionUser> {
  const { user } = await call(login, { body: { idToken: await freshIdToken() } }, options);
  return user;
}
