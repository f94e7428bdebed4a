import type { Role } from "domain/account/roles";
import { AppError } from "domain/errors";
import { type Auth, type DecodedIdToken, getAuth } from "firebase-admin/auth";
import { database } from "./firestore";

/** An identity token issued longer ago cannot open a session: a stolen one is worth little. */
const FRESH_FOR_MS = 5 * 60_000;
export const SESSION_LASTS_MS = 5 * 24 * 60 * 60_000;

/** The identity provider's side of a member (Firebase Authentication). */
const identityProvider = (): Auth => {
  database(); // initialises the app on first use
  return getAuth();
};

/** Whom a verified token or cookie speaks for. `signedInAt` is in epoch milliseconds. */
export interface Identity {
  uid: string;
  email: string | undefined;
  role: Role;
  signedInAt: number;
}

const identityOf = (token: DecodedIdToken): Identity => ({
  uid: token.uid,
  email: token.email,
  role: token.role === "admin" ? "admin" : "player",
  signedInAt: token.auth_time * 1000,
});

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** The provider's word that a token or cookie is worthless; anything else (its keys out of reach) is our trouble. */
const isRefusal = (error: unknown): boolean => {
  const code = codeOf(error);
  return code.startsWith("auth/") && code !== "auth/internal-error";
};

/** Verifies an identity token that was issued just now, to an account that still stands. Throws `token-invalid`. */
export async function verifyFreshIdToken(idToken: string, now: number): Promise<Identity> {
  let token: DecodedIdToken;
  try {
    token = await identityProvider().verifyIdToken(idToken, true);
  } catch (error) {
    throw isRefusal(error) ? new AppError("token-invalid") : error;
  }
  if (now - token.iat * 1000 > FRESH_FOR_MS) throw new AppError("token-invalid");
  return identityOf(token);
}

/** Throws `token-invalid` when the provider finds the token too old or revoked by now. */
export async function createSessionCookie(idToken: string): Promise<string> {
  try {
    return await identityProvider().createSessionCookie(idToken, { expiresIn: SESSION_LASTS_MS });
  } catch (error) {
    if (codeOf(error).includes("id-token")) throw new AppError("token-invalid");
    throw error;
  }
}

/** Whom a session cookie speaks for, or undefined when it is forged, expired or (where checked) revoked. */
export async function verifySessionCookie(
  cookie: string,
  checkRevoked: boolean,
): Promise<Identity | undefined> {
  try {
    return identityOf(await identityProvider().verifySessionCookie(cookie, checkRevoked));
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

export interface Account {
  displayName: string | undefined;
  photoURL: string | undefined;
  /** The address, where its owner has proved that it is theirs (a Google account does, a password does not). */
  verifiedEmail: string | undefined;
  /** How its owner can sign in: `password`, `google.com`. */
  providers: string[];
  /** Epoch milliseconds. */
  createdAt: number;
}

export async function readAccount(uid: string): Promise<Account> {
  const { displayName, photoURL, email, emailVerified, providerData, metadata } =
    await identityProvider().getUser(uid);
  return {
    displayName,
    photoURL,
    verifiedEmail: emailVerified ? email : undefined,
    providers: providerData.map(({ providerId }) => providerId),
    createdAt: Date.parse(metadata.creationTime),
  };
}

export async function renameAccount(uid: string, displayName: string): Promise<void> {
  await identityProvider().updateUser(uid, { displayName });
}

/** Ends every sign-in of the account, sessions opened from them included. */
export async function changePassword(uid: string, password: string): Promise<void> {
  await identityProvider().updateUser(uid, { password });
  await identityProvider().revokeRefreshTokens(uid);
}

/** For an account that is gone there is nothing to do, however often a trigger would try again. */
function unlessGone(error: unknown): void {
  if (codeOf(error) !== "auth/user-not-found") throw error;
}

export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  await identityProvider().setCustomUserClaims(uid, { role }).catch(unlessGone);
}

/** Deleting an account that is already gone is a success, so that a rollback can be repeated. */
export async function deleteAccount(uid: string): Promise<void> {
  await identityProvider().deleteUser(uid).catch(unlessGone);
}

/** Every account, page by page, with its creation in epoch milliseconds. */
export async function* listAccountPages(): AsyncGenerator<{ uid: string; createdAt: number }[]> {
  let pageToken: string | undefined;
  do {
    const page = await identityProvider().listUsers(1000, pageToken);
    yield page.users.map((user) => ({ uid: user.uid, createdAt: Date.parse(user.metadata.creationTime) }));
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}
