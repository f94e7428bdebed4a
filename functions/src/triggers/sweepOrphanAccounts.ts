import { users } from "domain/documents/user";
import { deleteAccount, listAccountPages } from "../store/accounts";
import { missingDocuments } from "../store/firestore";

const ORPHAN_AFTER_MS = 24 * 60 * 60_000;

/**
 * Deletes the accounts that a crash between sign-up and `register` left without a member, once they are a day
 * old, and answers how many. Costs one read per account that is older than a day, so it runs once a day.
 */
export async function sweepOrphanAccounts(now: number): Promise<number> {
  let deleted = 0;
  for await (const page of listAccountPages()) {
    const old = page
      .filter((account) => now - account.createdAt > ORPHAN_AFTER_MS)
      .map((account) => account.uid);
    for (const uid of await missingDocuments(users, old)) {
      await deleteAccount(uid);
      deleted += 1;
    }
  }
  return deleted;
}
