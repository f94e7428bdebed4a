import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * `campaigns/{cid}/forgeRolls/{uid}`: what the server rolled for a player who makes characters for this table, once and
 * for all of them. Nobody reads it but the server: the player is answered with it, and what is made of it stands on the
 * sheet.
 */
export const forgeRolls = documentKind({
  name: "forgeRolls",
  path: (campaignId: string, uid: string) => `campaigns/${campaignId}/forgeRolls/${uid}`,
  schema: z.object({
    uid: z.string(),
    /** In the order in which they fell, the dice of each with what they make. */
    scores: z.optional(z.array(z.object({ dice: z.array(z.number()), total: z.number() }))),
    /** By the size of the die: what the levels after the first rolled, in their order. */
    hitDice: z.array(z.object({ sides: z.number(), values: z.array(z.number()) })),
    createdAt: momentSchema,
  }),
  moments: ["createdAt"],
});

export type ForgeRollsDocument = DocumentData<typeof forgeRolls>;
export type RolledScore = NonNullable<ForgeRollsDocument["scores"]>[number];
