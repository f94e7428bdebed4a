import { creatures } from "domain/documents/creature";
import { decideUpdateCreature, withId } from "domain/table/creatures/ownCreature";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";

export const updateCreature: Handler<"updateCreature"> = ({ params: { id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const stored = await guarded.read(creatures, id);
    const changed = decideUpdateCreature(caller.uid, stored?.data, body.creature, now);
    guarded.set(creatures, [id], changed);
    return withId(id, changed.creature);
  });
