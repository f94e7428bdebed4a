import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

export const rareItemRequestSchema = z.object({
  /** The player who asks, the owner of the character. */
  uid: z.string(),
  characterId: z.string(),
  /** As they were called when it was asked. */
  characterName: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/**
 * `campaigns/{cid}/rareItemRequests/{requestId}`: a rare item that a player asks the MJ for, read live by both; deleted once
 * it is answered or withdrawn. Only the server writes; the client makes the id, so that a repeated request finds what
 * it created.
 */
export const rareItemRequests = documentKind({
  name: "rareItemRequests",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/rareItemRequests/${requestId}`,
  schema: rareItemRequestSchema,
  moments: ["createdAt", "expiresAt"],
});

export type RareItemRequestDocument = DocumentData<typeof rareItemRequests>;
