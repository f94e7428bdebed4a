import { users } from "domain/documents/user";
import { removeMemberContents } from "../members/removeMemberContents";
import { type DocumentEvent, fromSnapshot } from "../store/firestore";

/** Completes the removal of a member's documents, however the member was deleted. */
export async function userDeleted(uid: string, event: DocumentEvent): Promise<void> {
  const user = fromSnapshot(users, event.snapshot)?.data;
  await removeMemberContents(uid, user?.email ?? "", event.time);
}
