import { type MemberSessions, memberSessions, type OpenSession } from "domain/documents/memberSessions";
import { type UserDocument, users } from "domain/documents/user";
import {
  decideCloseAllSessions,
  decideCloseSession,
  decideOpenSession,
  decideUseSession,
  findOpenSession,
  isCheckDue,
  type SessionKey,
} from "domain/members/account/sessions";
import { log } from "../log/log";
import {
  createSessionCookie,
  findSignInsValidAfter,
  type Identity,
  type SignedInIdentity,
  sessionIdOf,
  verifySessionCookie,
} from "./accounts";
import { BoundedCache } from "./boundedCache";
import {
  database,
  deleteIfPresent,
  type ReadAhead,
  readDocument,
  requireValid,
  retryOnConflict,
  type Stored,
} from "./firestore";
import { GuardedBatch } from "./guardedBatch";
import { forgetPushDevices } from "./pushDevices";

/** How long a read may rest on sessions that this instance has read before: a revocation shows by then. */
const TRUSTED_MS = 60_000;
/** Members whose sessions an instance remembers; some kilobytes each at most. */
const MAX_REMEMBERED = 2000;

type StoredSessions = Stored<MemberSessions> | undefined;

const remembered = new BoundedCache<{ sessions: StoredSessions; readAt: number }>(MAX_REMEMBERED);

/** Who makes a call, by a session that stands. */
export interface Caller extends Identity {
  /**
   * The caller's own document if it was read together with the session, as for every call that writes. Throws
   * `document-invalid`, for calls that need it only.
   */
  readonly member?: () => Stored<UserDocument> | undefined;
  /** What the call is about, if it was read together with the session; see `readCampaign`, `readCharacter`. */
  readonly ahead?: ReadAhead | undefined;
}

/** Documents as they were when the call began. */
class TakenOnce implements ReadAhead {
  readonly #snapshots: Map<string, FirebaseFirestore.DocumentSnapshot>;
  readonly #taken = new Set<string>();

  constructor(snapshots: readonly FirebaseFirestore.DocumentSnapshot[]) {
    this.#snapshots = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  }

  /** The document at this path, for the first who asks: what is tried again after a conflict is all read anew. */
  take(path: string): FirebaseFirestore.DocumentSnapshot | undefined {
    if (this.#taken.has(path)) this.#snapshots.clear();
    this.#taken.add(path);
    return this.#snapshots.get(path);
  }
}

interface SessionAnswer {
  sessions: StoredSessions;
  member?: Caller["member"];
  ahead?: ReadAhead | undefined;
}

/** One round to Firestore for the sessions, the member's document and what the call is about. */
async function readSessions(uid: string, now: number, readAhead: readonly string[]): Promise<SessionAnswer> {
  const paths = [memberSessions.path(uid), users.path(uid), ...readAhead];
  const [sessions, member, ...ahead] = await database().getAll(...paths.map((path) => database().doc(path)));
  if (sessions === undefined || member === undefined) throw new Error("getAll answered too few documents");
  const answer = requireValid(memberSessions, sessions);
  remembered.set(uid, { sessions: answer, readAt: now });
  return {
    sessions: answer,
    member: () => requireValid(users, member),
    ahead: new TakenOnce(ahead),
  };
}

/** What is remembered may say that a session stands, never that it does not: another instance may have opened it. */
function recall(key: SessionKey & { uid: string }, now: number): SessionAnswer | undefined {
  const known = remembered.get(key.uid);
  if (known === undefined || now - known.readAt >= TRUSTED_MS) return undefined;
  return findOpenSession(known.sessions?.data, key) && { sessions: known.sessions };
}

/** Writes what was decided on `earlier`; fails when somebody wrote in between. */
async function write(uid: string, earlier: StoredSessions, sessions: MemberSessions): Promise<void> {
  remembered.delete(uid);
  const batch = new GuardedBatch();
  if (earlier === undefined) batch.create(memberSessions, [uid], sessions);
  else batch.update(memberSessions, [uid], sessions, earlier.version);
  await batch.commit();
  remembered.delete(uid);
}

const change = (uid: string, decide: (sessions: MemberSessions | undefined) => MemberSessions) =>
  retryOnConflict(async () => {
    const earlier = await readDocument(memberSessions, uid);
    await write(uid, earlier, decide(earlier?.data));
  });

/**
 * Asks the identity provider, now and then, whether it ended the sign-in by itself: its reset page and its
 * console do not tell us. What it says is kept with the sessions. The use is recorded beside the call, which
 * does not wait for it; where another call recorded it first, nothing is lost.
 */
async function confirmSignIn(
  key: SessionKey & { uid: string },
  earlier: Stored<MemberSessions>,
  session: OpenSession,
  now: number,
): Promise<boolean> {
  const validAfter = await findSignInsValidAfter(key.uid);
  if (validAfter === undefined) {
    await forgetSessions(key.uid);
    return false;
  }
  if (key.signedInAt < validAfter) {
    await change(key.uid, () => decideCloseAllSessions(validAfter));
    return false;
  }
  write(key.uid, earlier, decideUseSession(earlier.data, key, session, now)).catch((error) => {
    log.info("use of a session not recorded", { reason: String(error) });
  });
  return true;
}

/**
 * The member whom the cookie of a session belongs to, or undefined where the cookie is forged or expired or
 * its session was ended. Costs one round to Firestore if `fresh`; otherwise none, where this instance has
 * read the member's sessions within a minute. `readAhead`: the paths of documents to read in the same round.
 */
export async function readCaller(
  cookie: string,
  { fresh, now, readAhead = [] }: { fresh: boolean; now: number; readAhead?: readonly string[] },
): Promise<Caller | undefined> {
  const identity = await verifySessionCookie(cookie, now);
  if (identity === undefined) return undefined;
  const { uid, signedInAt } = identity;
  const key = { uid, signedInAt, id: sessionIdOf(cookie) };
  const known = fresh ? undefined : recall(key, now);
  const { sessions, member, ahead } = known ?? (await readSessions(uid, now, readAhead));
  const session = findOpenSession(sessions?.data, key);
  if (sessions === undefined || session === undefined) return undefined;
  const stands = !isCheckDue(session, now) || (await confirmSignIn(key, sessions, session, now));
  return stands ? { ...identity, ...(member && { member }), ahead } : undefined;
}

/**
 * Opens a session and answers its cookie. Throws `session-expired` where the sign-in may open none (see
 * `decideOpenSession`).
 */
export async function openSession(
  identity: SignedInIdentity,
  { idToken, isFirst, now }: { idToken: string; isFirst: boolean; now: number },
): Promise<string> {
  const cookie = await createSessionCookie(idToken);
  const { uid, signedInAt, signInsValidAfter } = identity;
  const asked = { id: sessionIdOf(cookie), signedInAt, validAfter: signInsValidAfter, isFirst };
  await change(uid, (sessions) => decideOpenSession(sessions, asked, now));
  return cookie;
}

/** Ends the session of this cookie, if it is one, and what rings on its device. */
export async function closeSession(cookie: string, now: number): Promise<void> {
  const identity = await verifySessionCookie(cookie, now);
  if (identity === undefined) return;
  const { uid, signedInAt } = identity;
  const key = { id: sessionIdOf(cookie), signedInAt };
  await retryOnConflict(async () => {
    const earlier = await readDocument(memberSessions, uid);
    if (earlier !== undefined) await write(uid, earlier, decideCloseSession(earlier.data, key));
  });
  await forgetPushDevices(uid, signedInAt);
}

/** Ends every session of the member, and what rings for them; only a sign-in made from now on opens another. */
export async function closeAllSessions(uid: string, now: number): Promise<void> {
  await change(uid, () => decideCloseAllSessions(now));
  await forgetPushDevices(uid);
}

/** Of a deleted member: no session stands. */
export async function forgetSessions(uid: string): Promise<void> {
  remembered.delete(uid);
  await deleteIfPresent(memberSessions, uid);
}
