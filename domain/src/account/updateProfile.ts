import type { UserDocument } from "../documents/user";
import type { Profile } from "./profile";
import { userKeys } from "./userKeys";

type ProfileChanges = Pick<UserDocument, "name" | "pronouns" | "nameKey" | "surnameKey">;

/**
 * What changes of a member who names themselves anew, undefined where nothing does; rosters follow by the trigger on
 * `users/{uid}`.
 */
export function decideUpdateProfile(
  member: ProfileChanges,
  { name, pronouns }: Profile,
): ProfileChanges | undefined {
  const keys = userKeys(name);
  const isSame =
    member.name === name &&
    member.pronouns === pronouns &&
    member.nameKey === keys.nameKey &&
    member.surnameKey === keys.surnameKey;
  return isSame ? undefined : { name, pronouns, ...keys };
}
