import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `campaigns/{cid}/forgeRolls/{uid}`: the server's rolls for the characters of a player in this campaign,
 * made once. Only the server reads it: calls answer the rolls to the player.
 */
export const forgeRolls = documentKind({
  name: "forgeRolls",
  path: (campaignId: string, uid: string) => `campaigns/${campaignId}/forgeRolls/${uid}`,
  schema: z.object({
    uid: z.string(),
    /** In the order of the rolls: the dice and the total of each score. */
    scores: z.optional(z.array(z.object({ dice: z.array(z.number()), total: z.number() }))),
    /** By die size: the rolls for the levels after the first, in order. */
    hitDice: z.array(z.object({ sides: z.number(), values: z.array(z.number()) })),
    createdAt: momentSchema,
  }),
  moments: ["createdAt"],
});

export type ForgeRollsDocument = DocumentData<typeof forgeRolls>;
