import * as z from "zod/mini";
import { chestMoveSchema } from "../table/chest/move";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/*
 * What the group owns together (product §2.23). What there is is read from Firestore: `documents/chest`.
 */

/**
 * Moves things or coins between the chest and heroes. 409 `operation-refused` for what is not there any more, 403
 * `forbidden` for another's hero.
 */
export const moveChest = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/chest/moves",
  access: "user",
  repeatable: "always",
  summary: "Put into the chest, take out of it, or spend what it holds (members)",
  body: z.object({ requestId: requestIdSchema, move: chestMoveSchema }),
  /** What was done, as the history has it. */
  result: z.object({ said: z.string() }),
});
