import { AppError } from "../../values/errors";

/**
 * Changing the password and deleting the account require a recent sign-in: an open session does not prove who
 * is using it.
 */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Within which an admin's acts follow a sign-in: a session left open, or copied, acts for nobody. */
export const ADMIN_SIGN_IN_MS = 10 * 60_000;

/**
 * Throws `reauthentication-required` when the sign-in (epoch milliseconds) is older than `within`
 * (milliseconds; five minutes unless told).
 */
export function requireRecentSignIn(signedInAt: number, now: number, within = RECENT_SIGN_IN_MS): void {
  if (now - signedInAt > within) throw new AppError("reauthentication-required");
}
