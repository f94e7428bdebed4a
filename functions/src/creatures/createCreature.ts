import { decideCreateCreature, withId } from "domain/creatures/ownCreature";
import { creatures } from "domain/documents/creature";
import type { Handler } from "../http/handler";
import { idOfRequest } from "../store/idOfRequest";
import { creaturesOwnedBy } from "../store/queries";
import { inTransaction } from "../store/transaction";

/** Counts and creates in one transaction, as `createItem` does. */
export const createCreature: Handler<"createCreature"> = async ({ body, caller, now }) => {
  const id = idOfRequest(caller.uid, body.requestId);
  return inTransaction(async (transaction) => {
    const [earlier, owned] = await Promise.all([
      transaction.read(creatures, id),
      transaction.count(creaturesOwnedBy(caller.uid)),
    ]);
    if (earlier !== undefined) return withId(id, earlier.data.creature);
    const made = decideCreateCreature(caller.uid, body.creature, owned, now);
    transaction.create(creatures, [id], made);
    return withId(id, made.creature);
  });
};
