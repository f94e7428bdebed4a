import type { ItemDocument } from "../documents/item";
import { checkStorable } from "../documents/storable";

/** What an owner writes of an item: all of it but its id, its owner and its dates. */
export type ItemDraft = Omit<ItemDocument, "ownerId" | "createdAt" | "updatedAt">;

/** A new item of somebody's own. Throws what `checkStorable` throws. */
export function decideCreateItem(ownerId: string, draft: ItemDraft, now: number): ItemDocument {
  checkStorable(draft, "Cet objet");
  return { ...draft, ownerId, createdAt: now, updatedAt: now };
}

/** The item as its owner wants it from now on. Throws what `checkStorable` throws. */
export function decideUpdateItem(stored: ItemDocument, draft: ItemDraft, now: number): ItemDocument {
  checkStorable(draft, "Cet objet");
  return { ...draft, ownerId: stored.ownerId, createdAt: stored.createdAt, updatedAt: now };
}
