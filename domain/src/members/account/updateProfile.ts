import type { UserDocument } from "../../documents/user";
import type { Profile } from "./profile";
import { userKeys } from "./userKeys";

type ProfileChanges = Pick<UserDocument, "name" | "pronouns" | "nameKey" | "surnameKey">;

/**
 * The changes of a member's document, or undefined when the profile is the same. The trigger on `users/{uid}`
 * copies them to the campaigns.
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
