import { users } from "domain/documents/user";
import { decideUpdateProfile } from "domain/members/account/updateProfile";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { renameAccount } from "../store/accounts";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";

/**
 * The `userUpdated` trigger copies the profile to the campaigns. Where nothing changes, nothing is written.
 */
export const updateProfile: Handler<"updateProfile"> = async ({ body, caller }) => {
  await retryOnConflict(async () => {
    const member = await readDocument(users, caller.uid);
    if (member === undefined) throw new AppError("session-expired");
    const changes = decideUpdateProfile(member.data, body);
    if (changes === undefined) return;
    await new GuardedBatch().update(users, [caller.uid], changes, member.version).commit();
  });
  await renameAccount(caller.uid, body.name);
  return { user: body };
};
