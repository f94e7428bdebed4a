import type { UserDocument } from "../documents/user";
import type { Profile } from "./profile";
import { userKeys } from "./userKeys";

/** What changes of a member who names themselves anew; rosters follow by the trigger on `users/{uid}`. */
export function decideUpdateProfile({
  name,
  pronouns,
}: Profile): Pick<UserDocument, "name" | "pronouns" | "nameKey" | "surnameKey"> {
  return { name, pronouns, ...userKeys(name) };
}
