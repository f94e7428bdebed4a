import { users } from "domain/documents/user";
import type { Handler } from "../http/handler";
import { verifySessionCookie } from "../store/accounts";
import { readDocument } from "../store/firestore";
import { sessionUser } from "./sessionUser";

/** Clears a cookie that no longer belongs to a member, so that the browser stops sending it. */
export const getSession: Handler<"getSession"> = async ({ session }) => {
  if (session.cookie === undefined) return { user: null };
  const identity = await verifySessionCookie(session.cookie, false);
  const member = identity && (await readDocument(users, identity.uid));
  if (identity === undefined || member === undefined) {
    session.close();
    return { user: null };
  }
  return { user: sessionUser(identity, member.data) };
};
