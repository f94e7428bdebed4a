import { type UserDocument, users } from "domain/documents/user";
import { AppError } from "domain/errors";
import { readDocument } from "../store/firestore";

/** The caller's own profile. Throws `session-expired`: a session may outlive its member for a moment. */
export async function readMember(uid: string): Promise<UserDocument> {
  const member = await readDocument(users, uid);
  if (member === undefined) throw new AppError("session-expired");
  return member.data;
}
