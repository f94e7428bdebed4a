import type { UserDocument } from "../documents/user";
import { foldText } from "../text/foldText";
import { searchKeys } from "../text/searchKeys";

/** What admins sort and find a member by. Whoever writes a name or an address writes these with it. */
export function userKeys({
  name,
  email,
}: Pick<UserDocument, "name" | "email">): Pick<UserDocument, "nameKey" | "searchKeys"> {
  return { nameKey: foldText(name), searchKeys: searchKeys(name, email) };
}
