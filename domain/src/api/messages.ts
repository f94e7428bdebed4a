import * as z from "zod/mini";
import { messageSchema } from "../documents/message";
import { messageTextSchema } from "../messages/messageText";
import { defineCall } from "./call";

/**
 * Beyond the product's list: the table's chat. `requestId` is the client's own (`crypto.randomUUID()`), made once for each
 * message: sent again after a lost connection, it answers with what it already said.
 */
export const sendMessage = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/messages",
  access: "user",
  summary: "Say something at the table, or to the MJ alone",
  body: z.object({
    requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
    text: messageTextSchema,
    /** A whisper between this player and the MJ: a player names themself, the MJ whom they answer. */
    playerUid: z.optional(z.string()),
  }),
  result: z.extend(messageSchema, { id: z.string() }),
});
