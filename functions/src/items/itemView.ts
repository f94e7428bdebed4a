import type { ItemView } from "domain/api/items";
import type { ItemDocument } from "domain/documents/item";
import type { Identified } from "../store/firestore";

/** Product §3 "Item", with the uid of its owner, who may edit it. */
export function itemView({ id, data }: Identified<ItemDocument>): ItemView {
  const { createdAt: _, updatedAt: _updated, ...item } = data;
  return { ...item, id };
}
