import { creatures } from "domain/documents/creature";
import { decideCreateCreature, withId } from "domain/table/creatures/ownCreature";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { countOf, creaturesOwnedBy } from "../store/queries";

/** Counts and creates in one guarded write, as `createItem` does. */
export const createCreature: Handler<"createCreature"> = async ({ body, caller, now }) => {
  const id = idOfRequest(caller.uid, body.requestId);
  return inGuardedBatch(async (guarded) => {
    const [earlier, owned] = await Promise.all([
      guarded.read(creatures, id),
      guarded.counting(["users", caller.uid], "creatures", () => countOf(creaturesOwnedBy(caller.uid))),
    ]);
    if (earlier !== undefined) return withId(id, earlier.data.creature);
    const made = decideCreateCreature(caller.uid, body.creature, owned, now);
    guarded.create(creatures, [id], made);
    return withId(id, made.creature);
  });
};
