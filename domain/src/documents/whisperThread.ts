import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `campaigns/{cid}/whisperThreads/{playerUid}`: who waits for whom in what a player and the MJ write to each other while the
 * table is closed. Read live by the two; the server writes it with each whisper.
 */
export const whisperThreads = documentKind({
  name: "whisperThreads",
  path: (campaignId: string, playerUid: string) => `campaigns/${campaignId}/whisperThreads/${playerUid}`,
  schema: z.object({
    playerUid: z.string(),
    /** The player's, as it was when they wrote last; absent where they never have. */
    name: z.optional(z.string()),
    /** How many of the player's messages the MJ has neither answered nor settled. */
    waiting: z.number(),
    /** How many of the MJ's the player has not read. */
    unread: z.number(),
    /** Of the newest message. */
    lastAt: momentSchema,
    expiresAt: momentSchema,
  }),
  moments: ["lastAt", "expiresAt"],
});

export type WhisperThreadDocument = DocumentData<typeof whisperThreads>;
