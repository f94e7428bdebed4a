import { login, type SessionUser } from "domain/api/auth";
import { call } from "../http/call";
import { type CallOptions, HttpError } from "../http/request";
import { freshIdToken, isEndedSignIn } from "./identity";

/** Tells the server of a sign-in at the identity provider; it answers with the member and sets the session cookie. */
export async function openSession(options?: CallOptions): Promise<SessionUser> {
  const { user } = await call(login, { body: { idToken: await freshIdToken() } }, options);
  return user;
}

const OVER = new Set(["unauthenticated", "session-expired", "token-invalid", "registration-required"]);

/**
 * Whether an error of `openSession` says that this device's sign-in opens no session any more. A server or a provider
 * that did not answer, or could not, has said nothing of the kind.
 */
export const endsSignIn = (error: unknown): boolean =>
  isEndedSignIn(error) || (error instanceof HttpError && OVER.has(error.code ?? ""));
