import type { ItemView } from "domain/api/items";
import { type ItemDocument, items } from "domain/documents/item";
import { findOfficialItem } from "domain/games/catalogue";
import { type Identified, readIfValid } from "../store/firestore";

/** Product §3 "Item", with the uid of its owner, who may edit it. */
export function itemView({ id, data }: Identified<ItemDocument>): ItemView {
  const { createdAt: _, updatedAt: _updated, ...item } = data;
  return { ...item, id };
}

/** The homebrew items among these ids, whoever owns them; one read each. Official ids cost none. */
export async function readHomebrew(ids: readonly string[]): Promise<ItemView[]> {
  const unofficial = ids.filter((id) => findOfficialItem(id) === undefined);
  const stored = await Promise.all(unofficial.map((id) => readIfValid(items, id)));
  return stored.flatMap((item) => (item === undefined ? [] : [itemView(item)]));
}

/** Limits the cost of an inventory that claims to wear more than anybody does. */
const MAX_WORN_HOMEBREW = 40;

/** The equipped items that exist. */
export async function readWornItems(equippedItemIds: readonly string[]): Promise<ItemView[]> {
  const official = equippedItemIds.flatMap((id) => findOfficialItem(id) ?? []);
  const others = equippedItemIds.filter((id) => findOfficialItem(id) === undefined);
  return [...official, ...(await readHomebrew(others.slice(0, MAX_WORN_HOMEBREW)))];
}
