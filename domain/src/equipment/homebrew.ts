import type { ItemDocument } from "../documents/item";
import { requireStorable } from "../documents/storable";
import { AppError } from "../errors";

/** What an owner writes of an item: all of it but its id, its owner and its dates. */
export type ItemDraft = Omit<ItemDocument, "ownerId" | "createdAt" | "updatedAt">;

/** A new item of somebody's own. Throws what `checkStorable` throws. */
export function decideCreateItem(ownerId: string, draft: ItemDraft, now: number): ItemDocument {
  requireStorable(draft, "Cet objet");
  return { ...draft, ownerId, createdAt: now, updatedAt: now };
}

/** Official items and other people's are not there to be changed: `item-not-found`, whichever it is. */
export function requireOwnItem(callerUid: string, stored: ItemDocument | undefined): ItemDocument {
  if (stored?.ownerId !== callerUid) throw new AppError("item-not-found");
  return stored;
}

/** The item as its owner wants it from now on. Throws what `requireOwnItem` and `checkStorable` throw. */
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
