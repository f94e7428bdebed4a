import { parseDocument } from "domain/documents/documentKind";
import { type UserDocument, users } from "domain/documents/user";
import { doc, getDocFromCache } from "firebase/firestore";
import { liveFirestore } from "../firebase/firestore";

/** One's own user document as this device last read it; undefined where it never did. Asks no server. */
export async function keptUser(uid: string): Promise<UserDocument | undefined> {
  const kept = await getDocFromCache(doc(liveFirestore(), users.path(uid))).catch(() => undefined);
  const parsed = parseDocument(users, kept?.data());
  return parsed.ok ? parsed.data : undefined;
}
