import { AppError } from "../errors";

/**
 * Changing the password and deleting the account require a recent sign-in: an open session does not prove who
 * is using it.
 */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Throws `reauthentication-required` when the sign-in (epoch milliseconds) is more than five minutes old. */
export function requireRecentSignIn(signedInAt: number, now: number): void {
  if (now - signedInAt > RECENT_SIGN_IN_MS) throw new AppError("reauthentication-required");
}
