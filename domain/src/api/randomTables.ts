import * as z from "zod/mini";
import { randomTableFields } from "../documents/randomTable";
import { tableRollSchema } from "../documents/roll";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

const randomTableSchema = z.object({ ...randomTableFields, id: z.string(), version: z.int() });
export type RandomTable = z.infer<typeof randomTableSchema>;

/** The MJ's, at most 50 of at most 100 rows; in no order. */
export const listRandomTables = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/random-tables",
  access: "user",
  summary: "The random tables of a campaign (MJ)",
  result: z.array(randomTableSchema),
});

export const createRandomTable = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/random-tables",
  access: "user",
  repeatable: "with-request-id",
  summary: "Write a random table (MJ)",
  body: z.object({ ...randomTableFields, requestId: z.optional(requestIdSchema) }),
  result: randomTableSchema,
});

/** Replaces name and rows. 409 `stale-version` when it was changed since `version` was read. */
export const updateRandomTable = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/random-tables/:tableId",
  access: "user",
  summary: "Change a random table (MJ)",
  body: z.object({ ...randomTableFields, version: z.int().check(z.gte(1)) }),
  result: randomTableSchema,
});

export const deleteRandomTable = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/random-tables/:tableId",
  access: "user",
  summary: "Delete a random table (MJ)",
});

/** `requestId` as in `rollForTable`: a request that is sent again answers the roll that it made. */
export const rollRandomTable = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/random-tables/:tableId/roll",
  access: "user",
  repeatable: "always",
  summary: "Roll on a random table, for the table's log or the MJ's (MJ)",
  body: z.object({ requestId: requestIdSchema, audience: z.enum(["table", "mj"]) }),
  result: z.extend(tableRollSchema, { id: z.string() }),
});
