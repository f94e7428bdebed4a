import type { Handler } from "../http/handler";
import { readCaller } from "../store/sessions";
import { sessionUser } from "./sessionUser";

/** Clears a cookie that no longer belongs to a member, so that the browser stops sending it. */
export const getSession: Handler<"getSession"> = async ({ session, now }) => {
  if (session.cookie === undefined) return { user: null };
  const caller = await readCaller(session.cookie, { fresh: true, now });
  const member = caller?.member?.();
  if (caller === undefined || member === undefined) {
    session.close();
    return { user: null };
  }
  return { user: sessionUser(caller, member.data) };
};
