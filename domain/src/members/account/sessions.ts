import type { MemberSessions, OpenSession } from "../../documents/memberSessions";
import { AppError } from "../../values/errors";
import { RECENT_SIGN_IN_MS } from "./recentSignIn";

const DAY_MS = 24 * 60 * 60_000;

/** How long a session cookie is valid. */
export const SESSION_LASTS_MS = 5 * DAY_MS;
/** A sign-in that opened or used no session for so long opens no other. */
const SESSION_IDLE_MS = 14 * DAY_MS;
/** A sign-in older than this opens no session, however often it was used. */
const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
/**
 * How often the use of a session is recorded, and the identity provider asked whether it ended the sign-in
 * behind our back (its own reset page, the console).
 */
const SESSION_CHECK_MS = 10 * 60_000;
/** Beyond this, a new session ends the one that was used longest ago. */
export const MAX_OPEN_SESSIONS = 50;

/** A session that is asked about or opened: its cookie's id, and its sign-in (epoch milliseconds). */
export interface SessionKey {
  readonly id: string;
  readonly signedInAt: number;
}

const NONE: MemberSessions = { validAfter: 0, open: {} };

/**
 * Whether the sign-in may still open a session, which its last use decides. The identity provider keeps
 * sign-ins without end; here they end.
 */
const isAlive = ({ signedInAt, usedAt }: OpenSession, validAfter: number, now: number): boolean =>
  signedInAt >= validAfter && now - usedAt <= SESSION_IDLE_MS && now - signedInAt <= SESSION_ABSOLUTE_MS;

/** The session with this id, if it stands; undefined when it was ended, or never opened. */
export function findOpenSession(
  sessions: MemberSessions | undefined,
  { id, signedInAt }: SessionKey,
): OpenSession | undefined {
  const found = sessions !== undefined && Object.hasOwn(sessions.open, id) ? sessions.open[id] : undefined;
  return found?.signedInAt === signedInAt && signedInAt >= (sessions?.validAfter ?? 0) ? found : undefined;
}

/** Whether the session's use is to be recorded, and the identity provider to be asked. */
export const isCheckDue = ({ usedAt }: OpenSession, now: number): boolean => now - usedAt >= SESSION_CHECK_MS;

/** Of one sign-in, sessions whose cookie expired say no more than the newest does. */
const withoutReplaced = (entries: [string, OpenSession][], now: number): [string, OpenSession][] =>
  entries.filter(
    ([id, { signedInAt, openedAt }]) =>
      now - openedAt <= SESSION_LASTS_MS ||
      !entries.some(
        ([other, session]) =>
          other !== id && session.signedInAt === signedInAt && session.openedAt > openedAt,
      ),
  );

/**
 * The member's sessions with a new one (product §4 "Session"). A sign-in of the last minutes opens one; an
 * older one only renews: one of its sessions must be known, used within the last 14 days, and the sign-in
 * itself be of the last 30.
 *
 * @param asked.validAfter what the identity provider says of the account: sign-ins before it are void, and
 *   their sessions end now
 * @param asked.isFirst the member has just registered: there is nothing to renew yet
 * @throws AppError `session-expired`
 */
export function decideOpenSession(
  stored: MemberSessions | undefined,
  asked: SessionKey & { readonly validAfter: number; readonly isFirst?: boolean },
  now: number,
): MemberSessions {
  const { id, signedInAt } = asked;
  const { validAfter: known, open } = stored ?? NONE;
  const validAfter = Math.max(known, asked.validAfter);
  const alive = Object.entries(open).filter(([, session]) => isAlive(session, validAfter, now));
  const session = { signedInAt, openedAt: now, usedAt: now };
  const renews = alive.some(([, earlier]) => earlier.signedInAt === signedInAt);
  const isRecent = now - signedInAt <= RECENT_SIGN_IN_MS;
  const mayOpen = isRecent || renews || asked.isFirst === true;
  if (!mayOpen || !isAlive(session, validAfter, now)) throw new AppError("session-expired");
  const others = withoutReplaced(
    alive.filter(([other]) => other !== id),
    now,
  )
    .toSorted(([, a], [, b]) => b.usedAt - a.usedAt)
    .slice(0, MAX_OPEN_SESSIONS - 1);
  return { validAfter, open: Object.fromEntries([...others, [id, session]]) };
}

/** The member's sessions with this one just used. Only for a session that stands. */
export const decideUseSession = (
  { validAfter, open }: MemberSessions,
  { id }: SessionKey,
  session: OpenSession,
  now: number,
): MemberSessions => ({ validAfter, open: { ...open, [id]: { ...session, usedAt: now } } });

/**
 * The member's sessions without those of this sign-in: signing out ends the cookies that it replaced as well.
 */
export const decideCloseSession = (
  { validAfter, open }: MemberSessions,
  { id, signedInAt }: SessionKey,
): MemberSessions => ({
  validAfter,
  open: Object.fromEntries(
    Object.entries(open).filter(([other, session]) => other !== id && session.signedInAt !== signedInAt),
  ),
});

/**
 * The member's sessions after all have ended. A sign-in of the same second is not refused, since sign-ins
 * are dated in whole seconds.
 */
export const decideCloseAllSessions = (now: number): MemberSessions => ({
  validAfter: now - (now % 1000),
  open: {},
});
