import * as z from "zod/mini";
import { messageSchema } from "../documents/message";
import { messageTextSchema } from "../values/messageText";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/**
 * Beyond the product's list: a message to the members of a campaign. `requestId`: made by the client
 * (`crypto.randomUUID()`) once per message. A request that is sent again after a lost connection answers the
 * message that it already created.
 */
export const sendMessage = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/messages",
  access: "user",
  repeatable: "always",
  summary: "Send a message to the members, or a whisper to the MJ or to one player",
  body: z.object({
    requestId: requestIdSchema,
    text: messageTextSchema,
    /** What its author does, told in the third person. */
    emote: z.optional(z.literal(true)),
    /** For a whisper: the player with whom the MJ talks; a player gives their own uid. */
    playerUid: z.optional(z.string()),
  }),
  result: z.extend(messageSchema, { id: z.string() }),
});

/**
 * What the MJ wrote to a player between evenings is read by them, or what a player wrote wants no answer; the caller's bell
 * says it no more. Changes nothing where another message came since `lastAt`, the moment of the newest one that the caller
 * saw.
 */
export const settleWhispers = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/whispers/settled",
  access: "user",
  repeatable: "always",
  summary: "Say that whispers between evenings are read, or want no answer",
  body: z.object({ playerUid: z.string(), lastAt: z.number() }),
});
