import type { UserDocument } from "../documents/user";
import { foldText } from "../text/foldText";

/**
 * What admins sort and find a member by: the name, and its last word. Whoever writes a name writes these with it.
 *
 * @example userKeys("Maëlle Kervran") // { nameKey: "maelle kervran", surnameKey: "kervran" }
 */
export function userKeys(name: string): Pick<UserDocument, "nameKey" | "surnameKey"> {
  const nameKey = foldText(name);
  return { nameKey, surnameKey: nameKey.slice(nameKey.lastIndexOf(" ") + 1) };
}
