import { createHash } from "node:crypto";
import { SESSION_LASTS_MS } from "domain/members/account/sessions";
import { AppError } from "domain/values/errors";
import type { Role } from "domain/values/roles";
import { type Auth, type DecodedIdToken, getAuth, type UserRecord } from "firebase-admin/auth";
import { BoundedCache } from "./boundedCache";
import { database } from "./firestore";

/** Identity tokens older than this cannot open a session, which limits the use of a stolen one. */
const FRESH_TOKEN_MS = 5 * 60_000;
/** Cookies whose signature an instance remembers to be good. */
const MAX_VERIFIED = 5000;

/** Firebase Authentication. */
const identityProvider = (): Auth => {
  database(); // initialises the app on first use
  return getAuth();
};

/** The account that a verified token or cookie belongs to. `signedInAt` is in epoch milliseconds. */
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

/**
 * Whether the provider rejected the token or cookie; any other error (its keys cannot be fetched) is a fault
 * of the server.
 */
const isRefusal = (error: unknown): boolean => {
  const code = codeOf(error);
  return code.startsWith("auth/") && code !== "auth/internal-error";
};

/** `signInsValidAfter`: sign-ins before this moment (epoch milliseconds) were ended by the provider. */
export interface SignedInIdentity extends Identity {
  signInsValidAfter: number;
}

/**
 * Before which moment the provider has ended the account's sign-ins (epoch milliseconds); undefined when the
 * account is gone or disabled.
 */
export async function findSignInsValidAfter(uid: string): Promise<number | undefined> {
  try {
    const { disabled, tokensValidAfterTime } = await identityProvider().getUser(uid);
    return disabled ? undefined : Date.parse(tokensValidAfterTime ?? "") || 0;
  } catch (error) {
    ignoreMissing(error);
    return undefined;
  }
}

/**
 * Verifies an identity token that was issued within the last minutes to an account that still exists, of a
 * sign-in that was not ended since. Throws `token-invalid`.
 */
export async function verifyFreshIdToken(idToken: string, now: number): Promise<SignedInIdentity> {
  let token: DecodedIdToken;
  try {
    token = await identityProvider().verifyIdToken(idToken);
  } catch (error) {
    throw isRefusal(error) ? new AppError("token-invalid") : error;
  }
  if (now - token.iat * 1000 > FRESH_TOKEN_MS) throw new AppError("token-invalid");
  const identity = identityOf(token);
  const signInsValidAfter = await findSignInsValidAfter(identity.uid);
  if (signInsValidAfter === undefined || identity.signedInAt < signInsValidAfter) {
    throw new AppError("token-invalid");
  }
  return { ...identity, signInsValidAfter };
}

/** Throws `token-invalid` when the provider finds the token too old or revoked. */
export async function createSessionCookie(idToken: string): Promise<string> {
  try {
    return await identityProvider().createSessionCookie(idToken, { expiresIn: SESSION_LASTS_MS });
  } catch (error) {
    if (codeOf(error).includes("id-token")) throw new AppError("token-invalid");
    throw error;
  }
}

/** The id under which a session is stored: whoever reads it there cannot make the cookie from it. */
export const sessionIdOf = (cookie: string): string =>
  createHash("sha256").update(cookie).digest("hex").slice(0, 32);

const verified = new BoundedCache<{ identity: Identity; expiresAt: number }>(MAX_VERIFIED);

/**
 * The account that a session cookie belongs to, or undefined when the cookie is forged or expired. Whether
 * its session still stands is not asked here (see `store/sessions`). A good signature stays good, so each
 * instance verifies a cookie once.
 */
export async function verifySessionCookie(cookie: string, now: number): Promise<Identity | undefined> {
  const id = sessionIdOf(cookie);
  const known = verified.get(id);
  if (known !== undefined) return now < known.expiresAt ? known.identity : undefined;
  try {
    const token = await identityProvider().verifySessionCookie(cookie);
    const identity = identityOf(token);
    verified.set(id, { identity, expiresAt: token.exp * 1000 });
    return identity;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

export interface AuthAccount {
  displayName: string | undefined;
  photoURL: string | undefined;
  /** The address, if its owner has verified it (Google accounts have, password accounts may not). */
  verifiedEmail: string | undefined;
  /** The providers that the account can sign in with: `password`, `google.com`. */
  providers: string[];
  /** Epoch milliseconds. */
  createdAt: number;
  /** Whether `setRoleClaim` was called, as it is for every member. */
  hasRole: boolean;
}

const accountOf = ({
  displayName,
  photoURL,
  email,
  emailVerified,
  providerData,
  metadata,
  customClaims,
}: UserRecord): AuthAccount => ({
  displayName,
  photoURL,
  verifiedEmail: emailVerified ? email : undefined,
  providers: providerData.map(({ providerId }) => providerId),
  createdAt: Date.parse(metadata.creationTime),
  hasRole: customClaims?.role !== undefined,
});

export const readAccount = async (uid: string): Promise<AuthAccount> =>
  accountOf(await identityProvider().getUser(uid));

/** The account, or undefined when there is none. */
export async function findAccount(uid: string): Promise<AuthAccount | undefined> {
  try {
    return await readAccount(uid);
  } catch (error) {
    ignoreMissing(error);
    return undefined;
  }
}

export async function renameAccount(uid: string, displayName: string): Promise<void> {
  await identityProvider().updateUser(uid, { displayName });
}

export async function changePassword(uid: string, password: string): Promise<void> {
  await identityProvider().updateUser(uid, { password });
}

/** Ends every sign-in of the account at the provider: none gets a new token, on any device. */
export async function endSignIns(uid: string): Promise<void> {
  await identityProvider().revokeRefreshTokens(uid);
}

/** An account that does not exist needs no change: triggers may repeat what was done already. */
function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== "auth/user-not-found") throw error;
}

export async function setRoleClaim(uid: string, role: Role): Promise<void> {
  await identityProvider().setCustomUserClaims(uid, { role }).catch(ignoreMissing);
}

/** Succeeds when the account is already gone, so that a rollback can be repeated. */
export async function deleteAuthAccount(uid: string): Promise<void> {
  await identityProvider().deleteUser(uid).catch(ignoreMissing);
}

/** What sweeps need to know of an account; `createdAt` is in epoch milliseconds. */
type ListedAccount = Pick<AuthAccount, "createdAt" | "hasRole"> & { uid: string };

/** Every account, page by page. */
export async function* listAccountPages(): AsyncGenerator<ListedAccount[]> {
  let pageToken: string | undefined;
  do {
    const page = await identityProvider().listUsers(1000, pageToken);
    yield page.users.map((user) => {
      const { createdAt, hasRole } = accountOf(user);
      return { uid: user.uid, createdAt, hasRole };
    });
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** Those of these accounts (up to 100) that exist; `disabled` ones cannot sign in. */
export async function accountsAmong(uids: readonly string[]): Promise<{ uid: string; disabled: boolean }[]> {
  if (uids.length === 0) return [];
  const { users } = await identityProvider().getUsers(uids.map((uid) => ({ uid })));
  return users.map(({ uid, disabled }) => ({ uid, disabled }));
}
