import { decideUpdateCreature, withId } from "domain/creatures/ownCreature";
import { creatures } from "domain/documents/creature";
import type { Handler } from "../http/handler";
import { inTransaction } from "../store/transaction";

export const updateCreature: Handler<"updateCreature"> = ({ params: { id }, body, caller, now }) =>
  inTransaction(async (transaction) => {
    const stored = await transaction.read(creatures, id);
    const changed = decideUpdateCreature(caller.uid, stored?.data, body.creature, now);
    transaction.set(creatures, [id], changed);
    return withId(id, changed.creature);
  });
