import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { createSessionCookie, verifyFreshIdToken } from "../store/accounts";
import { readDocument } from "../store/firestore";
import { sessionUser } from "./sessionUser";

export const login: Handler<"login"> = async ({ body, session, clientAddress, now }) => {
  await limitRate("login", clientAddress, now);
  const identity = await verifyFreshIdToken(body.idToken, now);
  const member = await readDocument(users, identity.uid);
  if (member === undefined) throw new AppError("registration-required");
  session.open(await createSessionCookie(body.idToken));
  return { user: sessionUser(identity, member.data) };
};
