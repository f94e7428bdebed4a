import { requireRecentSignIn } from "domain/members/account/recentSignIn";
import type { Handler } from "../http/handler";
import { changePassword } from "../store/accounts";
import { endEverySession } from "./endEverySession";

/**
 * Ends every session of the account, including one that somebody else may have opened, and the caller's own:
 * they sign in with the new password.
 */
export const updatePassword: Handler<"updatePassword"> = async ({ body, caller, now }) => {
  requireRecentSignIn(caller.signedInAt, now);
  await changePassword(caller.uid, body.password);
  await endEverySession(caller.uid, now);
  return null;
};
