import type { Ownership } from "domain/character/quota";
import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import { deletionsAmongCharactersOf } from "../store/queries";
import type { StoreTransaction } from "../store/transaction";

/** How many characters a member has and may have, locked until the transaction ends. */
export async function readOwnership(transaction: StoreTransaction, uid: string): Promise<Ownership> {
  const [member, deletions] = await Promise.all([
    transaction.read(users, uid),
    transaction.fieldOfEach(deletionsAmongCharactersOf(uid), "deletedAt"),
  ]);
  if (member === undefined) throw new AppError("session-expired");
  const characterCount = deletions.filter((deletedAt) => deletedAt === undefined).length;
  return { characterCount, characterQuota: member.data.characterQuota };
}
