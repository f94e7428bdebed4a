import * as z from "zod/mini";
import { tableRollSchema } from "../documents/roll";
import { rollSpecSchema } from "../systems/sheetRoll";
import { defineCall } from "./call";

export const tableRollViewSchema = z.extend(tableRollSchema, { id: z.string() });
export type TableRollView = z.infer<typeof tableRollViewSchema>;

/**
 * Rolls before the whole table, or for the MJ alone. The server throws the dice; nobody can choose, repeat or alter
 * them. `requestId` is the client's own (`crypto.randomUUID()`), made once for each press of a button: a request that
 * is sent again answers with the roll it already made.
 */
export const rollForTable = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/rolls",
  access: "user",
  summary: "Roll dice before the table",
  body: z.object({
    requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
    /** One's own character at this table (the MJ: any of them); without one, the dice fall under one's own name. */
    characterId: z.optional(z.string()),
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** Dice notation (`"2d20kh1+5"`), or what a sheet of the campaign's game offers. */
    roll: z.union([z.string(), rollSpecSchema]),
    audience: z.enum(["table", "mj"]),
  }),
  result: tableRollViewSchema,
});
