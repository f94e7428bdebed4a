import * as z from "zod/mini";
import { askSchema } from "../documents/ask";
import { askContentSchema, cardSchema } from "../documents/askContent";
import { MAX_SHOWN_BYTES } from "../table/asks/shownPicture";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/** Players whom one ask names. */
const MAX_TARGETS = 100;

/** The picture of a card in base64, which writes three bytes as four characters. */
const imageSchema = z.optional(
  z.string().check(z.minLength(1), z.maxLength(Math.ceil(MAX_SHOWN_BYTES / 3) * 4)),
);

const askViewSchema = z.extend(askSchema, { id: z.string() });

/**
 * Beyond the product's list: the MJ asks players for a roll, or shows them a card. `requestId`: made by the client
 * (`crypto.randomUUID()`) once per ask. A request that is sent again answers the ask that it already created.
 */
export const ask = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/asks",
  access: "user",
  repeatable: "always",
  summary: "Ask players for a roll, or show them a card: a text, a picture of at most 180 KB, or both",
  body: z.object({
    requestId: requestIdSchema,
    content: askContentSchema,
    image: imageSchema,
    /** The uids of players of the campaign; without them, all of its players of now. */
    targets: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_TARGETS))),
    /** Of a roll, instead of players: the ids of characters of the campaign, each asked for itself. */
    heroes: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_TARGETS))),
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

/**
 * Beyond the product's list: shows a card on the table's screen, which all members may read, in place of what was there.
 * `requestId` as in `ask`.
 */
export const showOnScreen = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/screen",
  access: "user",
  repeatable: "always",
  summary: "Show a card on the table's screen",
  body: z.object({ requestId: requestIdSchema, card: cardSchema, image: imageSchema }),
});

/** Beyond the product's list: takes what is shown off the table's screen. Where there is nothing, nothing happens. */
export const clearScreen = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/screen",
  access: "user",
  summary: "Take what is shown off the table's screen",
});
