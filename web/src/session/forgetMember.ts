import { forgetFirestore } from "../firebase/firestore";
import { forgetKeptLists } from "./forgetWork";
import { signOutOfIdentity } from "./identity";

/**
 * Removes from this device what it kept of whoever was signed in: lists, documents, the sign-in itself. Unfinished work
 * stays (`forgetWork`).
 */
export async function forgetMember(): Promise<void> {
  forgetKeptLists();
  await forgetFirestore();
  await signOutOfIdentity();
}
