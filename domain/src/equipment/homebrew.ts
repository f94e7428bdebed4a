import type { ItemDocument } from "../documents/item";
import { requireStorable } from "../documents/storable";
import { AppError } from "../errors";

/** The body of `createItem` and `updateItem`: the whole item without its id, its owner and its dates. */
export type ItemDraft = Omit<ItemDocument, "ownerId" | "createdAt" | "updatedAt">;

/** A new homebrew item. Throws what `requireStorable` throws. */
export function decideCreateItem(ownerId: string, draft: ItemDraft, now: number): ItemDocument {
  requireStorable(draft, "Cet objet");
  return { ...draft, ownerId, createdAt: now, updatedAt: now };
}

/** Throws `item-not-found` for official items, which are not stored, and for items of other owners. */
export function requireOwnItem(callerUid: string, stored: ItemDocument | undefined): ItemDocument {
  if (stored?.ownerId !== callerUid) throw new AppError("item-not-found");
  return stored;
}

/** The item with the owner's changes. Throws what `requireOwnItem` and `requireStorable` throw. */
export function decideUpdateItem(
  callerUid: string,
  stored: ItemDocument | undefined,
  draft: ItemDraft,
  now: number,
): ItemDocument {
  const { ownerId, createdAt } = requireOwnItem(callerUid, stored);
  requireStorable(draft, "Cet objet");
  return { ...draft, ownerId, createdAt, updatedAt: now };
}
