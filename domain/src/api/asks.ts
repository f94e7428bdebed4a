import * as z from "zod/mini";
import { askSchema } from "../documents/ask";
import { askContentSchema } from "../documents/askContent";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/** Players whom one ask names. */
const MAX_TARGETS = 100;

const askViewSchema = z.extend(askSchema, { id: z.string() });

/**
 * Beyond the product's list: the MJ asks players for a roll, or shows them a text. `requestId`: made by the client
 * (`crypto.randomUUID()`) once per ask. A request that is sent again answers the ask that it already created.
 */
export const ask = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/asks",
  access: "user",
  repeatable: "always",
  summary: "Ask players for a roll, or show them a text",
  body: z.object({
    requestId: requestIdSchema,
    content: askContentSchema,
    /** The uids of players of the campaign; without them, all of its players of now. */
    targets: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_TARGETS))),
  }),
  result: askViewSchema,
});

/** Beyond the product's list: takes an ask off the players' screens. One that is gone is closed. */
export const closeAsk = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/asks/:askId",
  access: "user",
  summary: "Close an ask: it leaves the players' screens, and is answered no more",
});
