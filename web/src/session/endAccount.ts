import { deleteAccount } from "domain/api/account";
import { deviceStorage } from "../browser/deviceStorage";
import { call } from "../http/call";
import { forgetMember } from "./forgetMember";
import { freshIdToken } from "./identity";
import { resumeSessionActivities, stopSessionActivities } from "./sessionActivity";

/**
 * Deletes the account, then all that this device keeps of it. The listeners stop first: they would see the member go
 * while the server is still at work, and sign out under the answer. Throws what the server refuses, with all as before.
 */
export async function endAccount(confirmation: string): Promise<void> {
  const idToken = await freshIdToken();
  await stopSessionActivities();
  try {
    await call(deleteAccount, { body: { confirmation, idToken } });
  } catch (error) {
    resumeSessionActivities();
    throw error;
  }
  await forgetMember();
  // Drafts, panels and choices on this device are nobody's any more.
  deviceStorage.clear();
}
