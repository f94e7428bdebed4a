import type { Role } from "../account/roles";
import type { UserDocument } from "../documents/user";
import { AppError } from "../errors";

/**
 * Who the admins are at the moment of a decision: read in the same transaction as it, because two admins who demote
 * each other at once would otherwise leave none.
 */
export type AdminIds = readonly string[];

/** Throws `forbidden` for a caller who is no admin by now, and `own-account` where the target is themselves (spec §5). */
export function requireOtherAccount(callerUid: string, targetUid: string, admins: AdminIds): void {
  if (!admins.includes(callerUid)) throw new AppError("forbidden");
  if (callerUid === targetUid) throw new AppError("own-account");
}

/** Throws `last-admin` when there would be no admin without this one. */
export function requireAnotherAdmin(uid: string, admins: AdminIds): void {
  if (admins.length > 0 && admins.every((admin) => admin === uid)) throw new AppError("last-admin");
}

/**
 * Spec §6 "Admin": gives a member a role. Answers the change, or undefined where they have the role already.
 * Throws `forbidden`, `own-account`, `user-not-found` or `last-admin`.
 */
export function decideUpdateUserRole(
  callerUid: string,
  target: { uid: string; user: Pick<UserDocument, "role"> | undefined },
  role: Role,
  admins: AdminIds,
): Pick<UserDocument, "role"> | undefined {
  requireOtherAccount(callerUid, target.uid, admins);
  if (target.user === undefined) throw new AppError("user-not-found");
  if (target.user.role === role) return undefined;
  if (role !== "admin") requireAnotherAdmin(target.uid, admins);
  return { role };
}

/** Spec §6 "Admin". Throws `forbidden`, `own-account`, `user-not-found` or `last-admin`. */
export function requireMayDeleteUser(
  callerUid: string,
  target: { uid: string; user: object | undefined },
  admins: AdminIds,
): void {
  requireOtherAccount(callerUid, target.uid, admins);
  if (target.user === undefined) throw new AppError("user-not-found");
  requireAnotherAdmin(target.uid, admins);
}
