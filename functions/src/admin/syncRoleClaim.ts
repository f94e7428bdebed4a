import { type UserDocument, users } from "domain/documents/user";
import { setRoleClaim } from "../store/accounts";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";

/**
 * Sets the account's custom claim to the stored role, then `claimsAt`, which makes the member's open browsers
 * fetch a new token. Reads the role again on each try, so that after two changes at the same moment the
 * document and the claim agree. Can be repeated after a crash. Undefined when the member's document is gone.
 */
export const syncRoleClaim = (uid: string, now: number): Promise<UserDocument | undefined> =>
  retryOnConflict(async () => {
    const user = await readDocument(users, uid);
    if (user === undefined) return undefined;
    await setRoleClaim(uid, user.data.role);
    await new GuardedBatch().update(users, [uid], { claimsAt: now }, user.version).commit();
    return user.data;
  });
