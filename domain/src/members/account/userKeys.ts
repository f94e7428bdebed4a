import type { UserDocument } from "../../documents/user";
import { foldText } from "../../values/text/foldText";

/**
 * The keys that admins sort and search members by: the name, and its last word. Every write of a name must
 * write these as well.
 *
 * @example userKeys("Maëlle Kervran") // { nameKey: "maelle kervran", surnameKey: "kervran" }
 */
export function userKeys(name: string): Pick<UserDocument, "nameKey" | "surnameKey"> {
  const nameKey = foldText(name);
  return { nameKey, surnameKey: nameKey.slice(nameKey.lastIndexOf(" ") + 1) };
}
