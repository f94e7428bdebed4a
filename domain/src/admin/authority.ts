import type { Role } from "../account/roles";
import type { UserDocument } from "../documents/user";
import { AppError } from "../errors";

/** Somebody as stored at the moment of a decision; `user` is undefined for nobody. */
export interface Account<User extends object = Pick<UserDocument, "role">> {
  readonly uid: string;
  readonly user: User | undefined;
}

/** Throws `forbidden` for a caller who is no admin (any more). */
export function requireAdmin(user: Account["user"]): void {
  if (user?.role !== "admin") throw new AppError("forbidden");
}

/**
 * Product §5, §6: an admin acts on somebody else's account, and the somebody is there. Throws `forbidden` for a caller who
 * is no admin (any more), `own-account` or `user-not-found`.
 *
 * Since nobody takes their own role away here, an admin is always left, if only whoever acts: that holds as long as what
 * is decided is written only while the caller still is what was read.
 */
export function requireOthersAccount<User extends object>(caller: Account, target: Account<User>): User {
  requireAdmin(caller.user);
  if (caller.uid === target.uid) throw new AppError("own-account");
  if (target.user === undefined) throw new AppError("user-not-found");
  return target.user;
}

/** Gives a member a role: the change, or undefined where they have it already. Throws what `requireOthersAccount` does. */
export function decideUpdateUserRole(
  caller: Account,
  target: Account,
  role: Role,
): Pick<UserDocument, "role"> | undefined {
  return requireOthersAccount(caller, target).role === role ? undefined : { role };
}

/**
 * Who leaves by themselves must leave an admin behind: answers the one to rely on, whom a player needs not. `admins`: at
 * least two of those there are, if there are two. Throws `last-admin`.
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
