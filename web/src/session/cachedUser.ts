import { parseDocument } from "domain/documents/documentKind";
import { type UserDocument, users } from "domain/documents/user";
import { readCachedDocument } from "../firebase/firestore";

/** One's own user document as this device last read it; undefined where it never did. Asks no server. */
export async function cachedUser(uid: string): Promise<UserDocument | undefined> {
  const parsed = parseDocument(users, await readCachedDocument(users.path(uid)));
  return parsed.ok ? parsed.data : undefined;
}
