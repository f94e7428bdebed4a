import { withId } from "domain/table/creatures/ownCreature";
import type { Handler } from "../http/handler";
import { creaturesOf } from "../store/queries";

export const listCreatures: Handler<"listCreatures"> = async ({ query: { system }, caller }) =>
  (await creaturesOf(caller.uid, system)).map(({ id, data }) => withId(id, data.creature));
