import type { UserDocument } from "../../documents/user";
import { AppError } from "../../values/errors";
import type { Role } from "../../values/roles";

/** An account as stored at the moment of a decision; `user` is undefined when there is no member. */
export interface AccountState<User extends object = Pick<UserDocument, "role">> {
  readonly uid: string;
  readonly user: User | undefined;
}

/** Throws `forbidden` for a caller who is not (or no longer) an admin. */
export function requireAdmin(user: AccountState["user"]): void {
  if (user?.role !== "admin") throw new AppError("forbidden");
}

/**
 * Product §5, §6: an admin may only act on the existing account of somebody else. Throws `forbidden` for a
 * caller who is not (or no longer) an admin, `own-account` or `user-not-found`.
 *
 * Since admins cannot demote or delete themselves here, at least one admin remains: the caller. This holds as
 * long as the decision is written only if the caller's document is unchanged.
 */
export function requireOthersAccount<User extends object>(
  caller: AccountState,
  target: AccountState<User>,
): User {
  requireAdmin(caller.user);
  if (caller.uid === target.uid) throw new AppError("own-account");
  if (target.user === undefined) throw new AppError("user-not-found");
  return target.user;
}

/**
 * Gives a member a role: the change, or undefined when they already have it. Throws what
 * `requireOthersAccount` does.
 */
export function decideUpdateUserRole(
  caller: AccountState,
  target: AccountState,
  role: Role,
): Pick<UserDocument, "role"> | undefined {
  return requireOthersAccount(caller, target).role === role ? undefined : { role };
}

/**
 * An admin may leave only if another admin remains: answers that one, or undefined when a player leaves.
 * `admins`: at least two of the existing admins, if there are two. Throws `last-admin`.
 */
export function decideLeave<Admin extends { readonly id: string }>(
  leaving: { readonly uid: string; readonly role: Role },
  admins: readonly Admin[],
): Admin | undefined {
  if (leaving.role !== "admin") return undefined;
  const successor = admins.find(({ id }) => id !== leaving.uid);
  if (successor === undefined) throw new AppError("last-admin");
  return successor;
}
