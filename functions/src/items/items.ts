import { items } from "domain/documents/item";
import { decideCreateItem, decideUpdateItem, requireOwnItem } from "domain/table/items/homebrew";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { countOf, itemsOwnedBy } from "../store/queries";
import { itemView } from "../table/readItems";

/**
 * Counts and creates in one guarded write: of several items created at once, none exceeds the quota, and a
 * request that is sent twice creates one.
 */
export const createItem: Handler<"createItem"> = async ({ body: { requestId, ...draft }, caller, now }) => {
  const id = idOfRequest(caller.uid, requestId);
  return inGuardedBatch(async (guarded) => {
    const [earlier, owned] = await Promise.all([
      guarded.read(items, id),
      guarded.counting(["users", caller.uid], "items", () => countOf(itemsOwnedBy(caller.uid))),
    ]);
    if (earlier !== undefined) return itemView(earlier);
    const item = decideCreateItem(caller.uid, draft, owned, now);
    guarded.create(items, [id], item);
    return itemView({ id, data: item });
  });
};

/** Replaces the whole item: fields that the body omits are removed. */
export const updateItem: Handler<"updateItem"> = ({ params: { id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const stored = await guarded.read(items, id);
    const item = decideUpdateItem(caller.uid, stored?.data, body, now);
    guarded.set(items, [id], item);
    return itemView({ id, data: item });
  });

export const deleteItem: Handler<"deleteItem"> = async ({ params: { id }, caller }) => {
  requireOwnItem(caller.uid, (await readDocument(items, id))?.data);
  await deleteIfPresent(items, id);
  return null;
};
