import type { UserDocument } from "../documents/user";
import type { Profile } from "./profile";
import { userKeys } from "./userKeys";

/** What changes of a member who names themselves anew; rosters follow by the trigger on `users/{uid}`. */
export function decideUpdateProfile(
  { email }: Pick<UserDocument, "email">,
  { name, pronouns }: Profile,
): Pick<UserDocument, "name" | "pronouns" | "nameKey" | "searchKeys"> {
  return { name, pronouns, ...userKeys({ name, email }) };
}
