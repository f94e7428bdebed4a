import { users } from "domain/documents/user";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { limitAddress } from "../http/rateLimit";
import { verifyFreshIdToken } from "../store/accounts";
import { readDocument } from "../store/firestore";
import { openSession } from "../store/sessions";
import { sessionUser } from "./sessionUser";

/** Also renews a session whose cookie expired, within the limits of `domain/account/sessions`. */
export const login: Handler<"login"> = async ({ body: { idToken }, session, clientAddress, now }) => {
  await limitAddress("login", clientAddress, now);
  const identity = await verifyFreshIdToken(idToken, now);
  const member = await readDocument(users, identity.uid);
  if (member === undefined) throw new AppError("registration-required");
  session.open(await openSession(identity, { idToken, isFirst: false, now }));
  return { user: sessionUser(identity, member.data) };
};
