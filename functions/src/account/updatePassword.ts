import { requireRecentSignIn } from "domain/account/recentSignIn";
import type { Handler } from "../http/handler";
import { changePassword } from "../store/accounts";

/**
 * Ends every session of the account, including one that somebody else may have opened. The caller's own
 * cookie still reads, but writes nothing until they have signed in with the new password.
 */
export const updatePassword: Handler<"updatePassword"> = async ({ body, caller, now }) => {
  requireRecentSignIn(caller.signedInAt, now);
  await changePassword(caller.uid, body.password);
  return null;
};
