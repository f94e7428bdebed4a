import { randomUUID } from "node:crypto";
import { type InviteDocument, invites } from "domain/documents/invite";
import { type MemberSessions, memberSessions } from "domain/documents/memberSessions";
import { DEFAULT_CHARACTER_QUOTA, type UserDocument, users } from "domain/documents/user";
import { userKeys } from "domain/members/account/userKeys";
import { inviteKeys } from "domain/members/invitations/inviteKeys";
import { identityProvider, put, read } from "./database";

export const PASSWORD = "Grimoire-Secret-42";

/** An account of the identity provider, member or not, that can sign in. */
export interface Person {
  uid: string;
  email: string;
}

/** A name that occurs once in this run, so that tests do not share data. */
export const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** A person with an account who is not (yet) a member. */
export async function newcomer(name: string, displayName?: string): Promise<Person> {
  const uid = unique(name);
  const email = `${uid.toLowerCase()}@example.fr`;
  await identityProvider.createUser({ uid, email, password: PASSWORD, displayName });
  return { uid, email };
}

const userOf = ({ email }: Person, name: string): UserDocument => ({
  name,
  pronouns: "",
  email,
  ...userKeys(name),
  role: "player",
  characterQuota: DEFAULT_CHARACTER_QUOTA,
  createdAt: 1,
  claimsAt: 1,
});

/** A member who never signs in: their document alone. */
export async function memberOnPaper(name: string): Promise<Person> {
  const uid = unique(name);
  const person = { uid, email: `${uid.toLowerCase()}@example.fr` };
  await put(users, [uid], userOf(person, name));
  return person;
}

export async function member(name: string, changes: Partial<UserDocument> = {}): Promise<Person> {
  const person = await newcomer(name, name);
  const user: UserDocument = { ...userOf(person, name), ...changes };
  await put(users, [person.uid], user);
  if (user.role === "admin") await identityProvider.setCustomUserClaims(person.uid, { role: "admin" });
  return person;
}

export async function invite(changes: Partial<InviteDocument> = {}): Promise<string> {
  const code = changes.code ?? unique("CODE").toUpperCase();
  await put(invites, [code], {
    code,
    used: false,
    createdAt: 1,
    ...inviteKeys(changes),
    ...changes,
  });
  return code;
}

/** The stored invite code. */
export const storedInvite = (code: string) => read(invites, code);

/** The stored member. */
export const storedUser = (uid: string) => read(users, uid);

/**
 * Changes a member as the server does, including the role claim; the member's clients refresh their tokens.
 */
export async function changeMember(uid: string, changes: Partial<UserDocument>): Promise<void> {
  const user = await storedUser(uid);
  if (user === undefined) throw new Error(`${uid} is no member`);
  const changed = { ...user, claimsAt: Date.now(), ...changes };
  await identityProvider.setCustomUserClaims(uid, { role: changed.role });
  await put(users, [uid], changed);
}

/** The emulator lets nobody sign in to another project than this. */
const DEMO_PROJECT = "demo-des-et-heros";

/** Signs in as a browser does, and gives a new ID token; in another project than the demo's a token is made instead. */
export async function idTokenOf(person: Person, password = PASSWORD): Promise<string> {
  if (process.env.GCLOUD_PROJECT !== DEMO_PROJECT)
    return idTokenWith(person.uid, { issuedIn: 0, expiresIn: 3600, email: person.email });
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: person.email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (idToken === undefined) throw new Error(`${person.email} cannot sign in`);
  return idToken;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * An unsigned token, which the emulator accepts, issued and expiring the given seconds from `now` (epoch seconds), of
 * a sign-in `signedInAgo` seconds before it.
 */
export function idTokenWith(
  uid: string,
  {
    issuedIn,
    expiresIn,
    signedInAgo = 0,
    now = Math.floor(Date.now() / 1000),
    project = process.env.GCLOUD_PROJECT,
    email,
  }: {
    issuedIn: number;
    expiresIn: number;
    signedInAgo?: number;
    now?: number;
    project?: string | undefined;
    email?: string;
  },
): string {
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now - signedInAgo,
    iat: now + issuedIn,
    exp: now + expiresIn,
    ...(email !== undefined && { email }),
    firebase: { identities: {}, sign_in_provider: "password" },
  };
  return `${base64url({ alg: "none", typ: "JWT" })}.${base64url(claims)}.`;
}

/**
 * Moves the creation of the account into the past, so that a sign-in of some minutes ago is not before it.
 */
export async function backdateAccount(uid: string): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const project = process.env.GCLOUD_PROJECT;
  await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ localId: uid, validSince: "1" }),
  });
}

/** The stored sessions of a member. */
export const storedSessions = (uid: string): Promise<MemberSessions | undefined> => read(memberSessions, uid);

/** The ages of a sign-in that opened a session on another day: milliseconds before now. */
interface EarlierSession {
  signedInAgo: number;
  usedAgo: number;
}

/**
 * Stores a session of an earlier sign-in, and gives an ID token of that sign-in, issued now: what a device
 * has that was not used for a while.
 */
export async function earlierSession(
  { uid }: Person,
  { signedInAgo, usedAgo }: EarlierSession,
): Promise<string> {
  await backdateAccount(uid);
  // Read once: a session and its token name the same second, however long the write between them takes.
  const at = Date.now();
  const now = Math.floor(at / 1000);
  const usedAt = at - usedAgo;
  await put(memberSessions, [uid], {
    validAfter: 0,
    open: { earlier: { signedInAt: now * 1000 - signedInAgo, openedAt: usedAt, usedAt } },
  });
  return idTokenWith(uid, { issuedIn: 0, expiresIn: 3600, signedInAgo: signedInAgo / 1000, now });
}
