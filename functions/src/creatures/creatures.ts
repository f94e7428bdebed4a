import { creatures } from "domain/documents/creature";
import {
  decideCreateCreature,
  decideUpdateCreature,
  requireOwnCreature,
  withId,
} from "domain/table/creatures/ownCreature";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { countOf, creaturesOf, creaturesOwnedBy } from "../store/queries";

export const listCreatures: Handler<"listCreatures"> = async ({ query: { system }, caller }) =>
  (await creaturesOf(caller.uid, system)).map(({ id, data }) => withId(id, data.creature));

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

export const updateCreature: Handler<"updateCreature"> = ({ params: { id }, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const stored = await guarded.read(creatures, id);
    const changed = decideUpdateCreature(caller.uid, stored?.data, body.creature, now);
    guarded.set(creatures, [id], changed);
    return withId(id, changed.creature);
  });

export const deleteCreature: Handler<"deleteCreature"> = async ({ params: { id }, caller }) => {
  requireOwnCreature(caller.uid, (await readDocument(creatures, id))?.data);
  await deleteIfPresent(creatures, id);
  return null;
};
