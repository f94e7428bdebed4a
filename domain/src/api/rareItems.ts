import * as z from "zod/mini";
import { rareItemRequestSchema } from "../documents/rareItemRequest";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/**
 * Beyond the product's list: asks the MJ for one rare item, official or homebrew, for a character of the caller that is
 * linked to the campaign. `requestId`: made by the client (`crypto.randomUUID()`) once per item. A request that is sent
 * again answers the one that it already created.
 */
export const requestRareItem = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/rare-items",
  access: "user",
  repeatable: "always",
  summary: "Ask the MJ for a rare item, where the campaign's rules say so",
  body: z.object({
    requestId: requestIdSchema,
    characterId: z.string().check(z.maxLength(128)),
    itemId: z.string().check(z.maxLength(128)),
  }),
  result: z.extend(rareItemRequestSchema, { id: z.string() }),
});

/** Beyond the product's list: adds the item to the character's inventory, as the editor does, and ends the request. */
export const approveRareItem = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/rare-items/:requestId/approve",
  access: "user",
  summary: "Give a character the rare item that its player asked for (MJ)",
});

/** Beyond the product's list: ends the request without the item. The player who made it withdraws it so. */
export const refuseRareItem = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/rare-items/:requestId/refuse",
  access: "user",
  summary: "Refuse a rare item (MJ), or withdraw one's own request",
});
