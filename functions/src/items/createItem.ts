import { items } from "domain/documents/item";
import { decideCreateItem } from "domain/equipment/homebrew";
import type { Handler } from "../http/handler";
import { idOfRequest } from "../store/idOfRequest";
import { itemsOwnedBy } from "../store/queries";
import { inTransaction } from "../store/transaction";
import { itemView } from "./itemView";

/**
 * Counts and creates in one transaction: of several items created at once, none exceeds the quota, and a
 * request that is sent twice creates one.
 */
export const createItem: Handler<"createItem"> = async ({ body: { requestId, ...draft }, caller, now }) => {
  const id = idOfRequest(caller.uid, requestId);
  return inTransaction(async (transaction) => {
    const [earlier, owned] = await Promise.all([
      transaction.read(items, id),
      transaction.count(itemsOwnedBy(caller.uid)),
    ]);
    if (earlier !== undefined) return itemView(earlier);
    const item = decideCreateItem(caller.uid, draft, owned, now);
    transaction.create(items, [id], item);
    return itemView({ id, data: item });
  });
};
