import { tabStorage } from "../browser/deviceStorage";
import { forgetFirestore } from "../firebase/firestore";
import { forgetPush } from "./forgetPush";
import { forgetKeptLists } from "./forgetWork";
import { signOutOfIdentity } from "./identity";
import { stopSessionActivities } from "./sessionActivity";

/**
 * Removes from this device what it kept of whoever was signed in: lists, documents, what this tab had of sheets, that it
 * rings for them, the sign-in itself. Unfinished work stays (`forgetWork`).
 */
export async function forgetMember(): Promise<void> {
  forgetKeptLists();
  tabStorage.clear();
  // Where another tab or device ended the session, its listeners go on here.
  await stopSessionActivities();
  await forgetPush();
  await forgetFirestore();
  await signOutOfIdentity();
}
