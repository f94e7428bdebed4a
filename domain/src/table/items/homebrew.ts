import type { ItemDocument } from "../../documents/item";
import { AppError } from "../../values/errors";
import { type Bounds, requireStorable } from "../../values/storable";
import { countBytes } from "../../values/text/characters";

/** How many homebrew items a member may have. */
export const MAX_ITEMS = 200;

/** Of an item: whole lists of items are read at once. */
const ITEM_BOUNDS: Bounds = { bytes: 20 * 1024, values: 1000 };

/** The body of `createItem` and `updateItem`: the whole item without its id, its owner and its dates. */
export type ItemDraft = Omit<ItemDocument, "ownerId" | "createdAt" | "updatedAt">;

/** Throws what `requireStorable` throws, of an item of more than 20 KB with a sentence of its own. */
function requireStorableItem(draft: ItemDraft): void {
  if (countBytes(JSON.stringify(draft)) > ITEM_BOUNDS.bytes) {
    throw new AppError("payload-too-large", { sentence: "Cet objet est trop volumineux : 20 Ko au plus." });
  }
  requireStorable(draft, "Cet objet", { bounds: ITEM_BOUNDS });
}

/**
 * A new homebrew item of a member who has `owned` others. Throws `item-quota-reached`, and what
 * `requireStorableItem` throws.
 */
export function decideCreateItem(
  ownerId: string,
  draft: ItemDraft,
  owned: number,
  now: number,
): ItemDocument {
  if (owned >= MAX_ITEMS) {
    throw new AppError("item-quota-reached", {
      sentence: `Tu as déjà ${MAX_ITEMS} objets maison : supprimes-en un pour en créer un autre.`,
    });
  }
  requireStorableItem(draft);
  return { ...draft, ownerId, createdAt: now, updatedAt: now };
}

/** Throws `item-not-found` for official items, which are not stored, and for items of other owners. */
export function requireOwnItem(callerUid: string, stored: ItemDocument | undefined): ItemDocument {
  if (stored?.ownerId !== callerUid) throw new AppError("item-not-found");
  return stored;
}

/** The item with the owner's changes. Throws what `requireOwnItem` and `requireStorableItem` throw. */
export function decideUpdateItem(
  callerUid: string,
  stored: ItemDocument | undefined,
  draft: ItemDraft,
  now: number,
): ItemDocument {
  const { ownerId, createdAt } = requireOwnItem(callerUid, stored);
  requireStorableItem(draft);
  return { ...draft, ownerId, createdAt, updatedAt: now };
}
