import { items } from "domain/documents/item";
import type { Item } from "domain/equipment/item";
import { findOfficialItem } from "domain/systems/catalogue";
import { readDocument } from "../store/firestore";
import { itemView } from "./itemView";

/** The items of these ids, official ones without a read; whatever is gone or was never there is left out. */
export async function readItems(ids: readonly string[]): Promise<Item[]> {
  const found = await Promise.all(ids.map(async (id) => findOfficialItem(id) ?? readHomebrew(id)));
  return found.filter((item) => item !== undefined);
}

async function readHomebrew(id: string) {
  const item = await readDocument(items, id);
  return item && itemView(item);
}
