import { users } from "domain/documents/user";
import type { Ownership } from "domain/sheet/character/quota";
import { AppError } from "domain/values/errors";
import type { Guarded } from "../store/guarded";
import { countCharactersOf } from "../store/queries";

/** How many characters a member has and may have, as long as nobody else counts them. */
export async function readOwnership(guarded: Guarded, uid: string): Promise<Ownership> {
  const [member, characterCount] = await Promise.all([
    guarded.read(users, uid),
    guarded.counting(["users", uid], "characters", () => countCharactersOf(uid)),
  ]);
  if (member === undefined) throw new AppError("session-expired");
  return { characterCount, characterQuota: member.data.characterQuota };
}
