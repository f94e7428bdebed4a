import { login, type SessionUser } from "domain/api/auth";
import { call } from "../http/call";
import type { CallOptions } from "../http/request";
import { freshIdToken } from "./identity";

/** Tells the server of a sign-in at the identity provider; it answers with the member and sets the session cookie. */
export async function openSession(options?: CallOptions): Promise<SessionUser> {
  const { user } = await call(login, { body: { idToken: await freshIdToken() } }, options);
  return user;
}
