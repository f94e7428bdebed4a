import { randomUUID } from "node:crypto";
import { items } from "domain/documents/item";
import { decideCreateItem } from "domain/equipment/homebrew";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { itemsOwnedBy } from "../store/queries";
import { inTransaction } from "../store/transaction";
import { itemView } from "./itemView";

/** Counts and creates in one transaction: of several items created at once, none exceeds the quota. */
export const createItem: Handler<"createItem"> = async ({ body, caller, now }) => {
  await limitRate("createItem", caller.uid, now);
  const id = randomUUID();
  return inTransaction(async (transaction) => {
    const owned = await transaction.count(itemsOwnedBy(caller.uid));
    const item = decideCreateItem(caller.uid, body, owned, now);
    transaction.create(items, [id], item);
    return itemView({ id, data: item });
  });
};
