import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** What somebody said at the table, under the name they bore then. */
export const messageSchema = z.object({
  uid: z.string(),
  name: z.string(),
  text: z.string(),
  /** On whispers alone: the player who shares them with the MJ, whichever of the two speaks. */
  playerUid: z.optional(z.string()),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/**
 * `campaigns/{cid}/messages/{requestId}`: what is said before the whole table, read live by the MJ and the members.
 * Only the server writes; the id is the client's own request, so that a repeated request finds what it said.
 */
export const messages = documentKind({
  name: "messages",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/messages/${requestId}`,
  schema: messageSchema,
  moments: ["createdAt", "expiresAt"],
});

/**
 * `campaigns/{cid}/whispers/{requestId}`: what a player and the MJ say to each other. A collection of its own because
 * rules show a list whole or not at all.
 */
export const whispers = documentKind({
  name: "whispers",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/whispers/${requestId}`,
  schema: messageSchema,
  moments: ["createdAt", "expiresAt"],
});

export type MessageDocument = DocumentData<typeof messages>;
