import type { SessionUser } from "domain/api/auth";
import type { UserDocument } from "domain/documents/user";
import type { Identity } from "../store/accounts";

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
