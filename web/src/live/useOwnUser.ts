import { type UserDocument, users } from "domain/documents/user";
import { documentListener } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/** One's own `users/{uid}`: name, role and quota as they change. Null when the account was deleted. */
export function useOwnUser(uid: string): Live<UserDocument | null> {
  return useLive(`${uid}:users/${uid}`, documentListener(users, uid));
}
