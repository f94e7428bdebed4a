import { AppError } from "../errors";

/** A new password and a deletion want somebody who has just proved who they are, not a session left open. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Throws `reauthentication-required` when the sign-in (epoch milliseconds) is more than five minutes old. */
export function requireRecentSignIn(signedInAt: number, now: number): void {
  if (now - signedInAt > RECENT_SIGN_IN_MS) throw new AppError("reauthentication-required");
}
