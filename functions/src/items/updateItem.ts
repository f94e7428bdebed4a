import { items } from "domain/documents/item";
import { decideUpdateItem } from "domain/table/items/homebrew";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { itemView } from "./itemView";

/** Replaces the whole item: fields that the body omits are removed. */
export const updateItem: Handler<"updateItem"> = ({ params: { id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const stored = await guarded.read(items, id);
    const item = decideUpdateItem(caller.uid, stored?.data, body, now);
    guarded.set(items, [id], item);
    return itemView({ id, data: item });
  });
