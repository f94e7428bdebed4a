import { type UserDocument, users } from "domain/documents/user";
import { setRoleClaim } from "../store/accounts";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";

/**
 * Gives the account the claim that its document says, then moves `claimsAt`, by which the member's open browsers learn
 * to ask for a new token. Acts on what is stored by then, so that two changes at once end with one role everywhere,
 * and repeats what a crash left undone. Undefined for a member who is gone.
 */
export const spreadRole = (uid: string, now: number): Promise<UserDocument | undefined> =>
  retryOnConflict(async () => {
    const user = await readDocument(users, uid);
    if (user === undefined) return undefined;
    await setRoleClaim(uid, user.data.role);
    await new GuardedBatch().update(users, [uid], { claimsAt: now }, user.version).commit();
    return user.data;
  });
