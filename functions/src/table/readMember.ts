import { type UserDocument, users } from "domain/documents/user";
import { AppError } from "domain/values/errors";
import { readDocument } from "../store/firestore";
import type { Caller } from "../store/sessions";

/**
 * The caller's own profile, as read with their session where it was. Throws `session-expired`: a session may
 * outlive its member for a moment.
 */
export async function readMember({ uid, member }: Caller): Promise<UserDocument> {
  const stored = member === undefined ? await readDocument(users, uid) : member();
  if (stored === undefined) throw new AppError("session-expired");
  return stored.data;
}
