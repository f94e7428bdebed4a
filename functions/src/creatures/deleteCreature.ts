import { creatures } from "domain/documents/creature";
import { requireOwnCreature } from "domain/table/creatures/ownCreature";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";

export const deleteCreature: Handler<"deleteCreature"> = async ({ params: { id }, caller }) => {
  requireOwnCreature(caller.uid, (await readDocument(creatures, id))?.data);
  await deleteIfPresent(creatures, id);
  return null;
};
