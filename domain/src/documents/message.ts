import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** A message, with the author's name at that time. */
export const messageSchema = z.object({
  uid: z.string(),
  name: z.string(),
  text: z.string(),
  /** Told of its author in the third person: « Nina dégaine son épée ». */
  emote: z.optional(z.literal(true)),
  /** Kept with its evening (`markedLines`). */
  marked: z.optional(z.literal(true)),
  /** On whispers only: the player who shares the whisper with the MJ, whichever of the two wrote it. */
  playerUid: z.optional(z.string()),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/**
 * `campaigns/{cid}/messages/{requestId}`: messages to all members, read live by the MJ and the players. Only
 * the server writes; the client makes the id, so that a repeated request finds the message that it created.
 */
export const messages = documentKind({
  name: "messages",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/messages/${requestId}`,
  schema: messageSchema,
  moments: ["createdAt", "expiresAt"],
});

/**
 * `campaigns/{cid}/whispers/{requestId}`: messages between a player and the MJ. A separate collection,
 * because rules allow or deny a query as a whole.
 */
export const whispers = documentKind({
  name: "whispers",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/whispers/${requestId}`,
  schema: messageSchema,
  moments: ["createdAt", "expiresAt"],
});

export type MessageDocument = DocumentData<typeof messages>;
