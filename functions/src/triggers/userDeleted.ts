import { users } from "domain/documents/user";
import { removeMemberContents } from "../members/removeMemberContents";
import { type DocumentEvent, fromSnapshot } from "../store/firestore";

/** Finishes what a crash in the middle of a deletion left, whoever deleted the member and however. */
export async function userDeleted(uid: string, event: DocumentEvent): Promise<void> {
  const user = fromSnapshot(users, event.snapshot)?.data;
  await removeMemberContents(uid, user?.email ?? "", event.time);
}
