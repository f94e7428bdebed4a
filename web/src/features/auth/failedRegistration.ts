import { cancelRegistration, register, type SessionUser } from "domain/api/auth";
import { call, HttpError } from "../../http/call";
import * as identity from "../../session/identity";
import { openSession } from "../../session/openSession";

/** Product §7: a 403 whose text says « inscription requise » means that the account belongs to no member. */
export const isRegistrationRequired = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && error.message.includes("inscription requise");

/** Makes the signed-in account a member. Repeats itself once when the answer was lost: the call can be repeated. */
export async function becomeMember(inviteCode: string): Promise<SessionUser> {
  const attempt = async () => {
    const { user } = await call(register, { body: { idToken: await identity.freshIdToken(), inviteCode } });
    return user;
  };
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) throw error;
    return attempt();
  }
}

/**
 * Asks the server to delete the signed-in account if it never belonged to a member. Where the server cannot be
 * reached, the account stays for the daily sweep, and the next try with the same password picks it up.
 */
async function cancelSignUp(): Promise<void> {
  const cancel = async () =>
    call(cancelRegistration, { body: { idToken: await identity.freshIdToken() } }, { silent: true });
  await cancel().catch(() => undefined);
}

/**
 * After a registration that failed: the member, if the server made one all the same; otherwise no account remains
 * (product §4). The client deletes nothing itself: only the server knows whether an account belongs to a member.
 */
async function settleFailedRegistration(): Promise<SessionUser | undefined> {
  try {
    return await openSession();
  } catch (error) {
    if (isRegistrationRequired(error)) await cancelSignUp();
    await identity.signOutOfIdentity();
    return undefined;
  }
}

/** The member that `attempt` makes, or that the server made although it failed; else it throws, and leaves no account. */
export async function memberFrom(attempt: () => Promise<SessionUser>): Promise<SessionUser> {
  try {
    return await attempt();
  } catch (error) {
    const member = await settleFailedRegistration();
    if (member === undefined) throw error;
    return member;
  }
}

/** Undoes a Google sign-in that was not confirmed, and the account that it created, if it did. */
export async function discardUnregisteredAccount(isNew: boolean): Promise<void> {
  if (isNew) await cancelSignUp();
  await identity.signOutOfIdentity().catch(() => undefined);
}
