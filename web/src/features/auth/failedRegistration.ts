import { register, type SessionUser } from "domain/api/auth";
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
 * After a registration that failed: the member, if the server made one all the same; otherwise nothing is left behind
 * (product §4). The account is deleted only on the server's word that it is nobody's; where the server cannot be
 * reached, it stays for the daily sweep, and the next try with the same password picks it up.
 */
export async function settleFailedRegistration(): Promise<SessionUser | undefined> {
  try {
    return await openSession();
  } catch (error) {
    if (isRegistrationRequired(error)) await identity.deleteSignedInAccount().catch(() => undefined);
    await identity.signOutOfIdentity();
    return undefined;
  }
}

/** Undoes a Google sign-in that was not confirmed: the account goes only if that very sign-in had made it. */
export async function discardUnregisteredAccount(isNew: boolean): Promise<void> {
  if (isNew) await identity.deleteSignedInAccount().catch(() => undefined);
  await identity.signOutOfIdentity().catch(() => undefined);
}
