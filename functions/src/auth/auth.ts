import type { SessionUser } from "domain/api/auth";
import { type UserDocument, users } from "domain/documents/user";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { type Identity, verifyFreshIdToken } from "../store/accounts";
import { readDocument } from "../store/firestore";
import { closeSession, openSession, readCaller } from "../store/sessions";
import { deleteUnregisteredAccount } from "./deleteUnregisteredAccount";

/** Product §3 "User session": what the client receives about the signed-in member. */
export function sessionUser(identity: Identity, user: UserDocument): SessionUser {
  return {
    uid: identity.uid,
    name: user.name,
    displayName: user.name,
    email: user.email,
    pronouns: user.pronouns,
    role: user.role,
    characterQuota: user.characterQuota,
    photoURL: user.photoURL,
    metadata: { lastSignInTime: new Date(identity.signedInAt).toISOString() },
  };
}

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

/** Also renews a session whose cookie expired, within the limits of `domain/account/sessions`. */
export const login: Handler<"login"> = async ({ body: { idToken }, session, now }) => {
  const identity = await verifyFreshIdToken(idToken, now);
  const member = await readDocument(users, identity.uid);
  if (member === undefined) throw new AppError("registration-required");
  session.open(await openSession(identity, { idToken, isFirst: false, now }));
  return { user: sessionUser(identity, member.data) };
};

/** Ends the session here, so that a copy of its cookie opens nothing either. */
export const logout: Handler<"logout"> = async ({ session, now }) => {
  if (session.cookie !== undefined) await closeSession(session.cookie, now);
  session.close();
  return null;
};

export const cancelRegistration: Handler<"cancelRegistration"> = async ({ body, now }) => {
  const { uid } = await verifyFreshIdToken(body.idToken, now);
  await deleteUnregisteredAccount(uid);
  return null;
};
