import { requireRecentSignIn } from "domain/account/recentSignIn";
import type { Handler } from "../http/handler";
import { changePassword } from "../store/accounts";

/**
 * Every sign-in of the account ends, the one of whoever may have found it open included. The caller's cookie goes on
 * for reading alone, until they have signed in with the new password.
 */
export const updatePassword: Handler<"updatePassword"> = async ({ body, caller, now }) => {
  requireRecentSignIn(caller.signedInAt, now);
  await changePassword(caller.uid, body.password);
  return null;
};
