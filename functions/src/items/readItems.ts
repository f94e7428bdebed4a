import type { ItemView } from "domain/api/items";
import { items } from "domain/documents/item";
import { findOfficialItem } from "domain/systems/catalogue";
import { readDocument } from "../store/firestore";
import { itemView } from "./itemView";

/** The homebrew among these ids, whoever's it is; one read each. Official ids cost none. */
export async function readHomebrew(ids: readonly string[]): Promise<ItemView[]> {
  const unofficial = ids.filter((id) => findOfficialItem(id) === undefined);
  const stored = await Promise.all(unofficial.map((id) => readDocument(items, id)));
  return stored.flatMap((item) => (item === undefined ? [] : [itemView(item)]));
}

/** Nobody wears more; an inventory that says so would only make its reader pay. */
const MAX_WORN_HOMEBREW = 40;

/** What a character wears, as far as it can be found. */
export async function readWornItems(equippedItemIds: readonly string[]): Promise<ItemView[]> {
  const official = equippedItemIds.flatMap((id) => findOfficialItem(id) ?? []);
  const others = equippedItemIds.filter((id) => findOfficialItem(id) === undefined);
  return [...official, ...(await readHomebrew(others.slice(0, MAX_WORN_HOMEBREW)))];
}
