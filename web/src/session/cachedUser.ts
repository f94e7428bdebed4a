import { parseDocument } from "domain/documents/documentKind";
import { type UserDocument, users } from "domain/documents/user";
import { keptDocument } from "../browser/keptDocuments";

/** One's own user document as this device last read it; undefined where it never did. Asks no server. */
export async function cachedUser(uid: string): Promise<UserDocument | undefined> {
  const parsed = parseDocument(users, await keptDocument(users.path(uid)));
  return parsed.ok ? parsed.data : undefined;
}
