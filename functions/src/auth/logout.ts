import type { Handler } from "../http/handler";
import { closeSession } from "../store/sessions";

/** Ends the session here, so that a copy of its cookie opens nothing either. */
export const logout: Handler<"logout"> = async ({ session, now }) => {
  if (session.cookie !== undefined) await closeSession(session.cookie, now);
  session.close();
  return null;
};
