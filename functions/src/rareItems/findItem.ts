import type { ItemView } from "domain/api/items";
import { items } from "domain/documents/item";
import { findOfficialItem } from "domain/games/catalogue";
import { itemView } from "../items/itemView";
import { readIfValid } from "../store/firestore";

/** The official or homebrew item with this id, whoever owns it; one read for homebrew. */
export async function findItem(id: string): Promise<ItemView | undefined> {
  const official = findOfficialItem(id);
  if (official !== undefined) return official;
  const homebrew = await readIfValid(items, id);
  return homebrew && itemView(homebrew);
}
