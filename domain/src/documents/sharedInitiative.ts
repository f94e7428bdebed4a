import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** See `initiative/publicOrder`: the turn order without its hidden participants. */
const publicOrderSchema = z.object({
  order: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        pronouns: z.string(),
        role: z.string(),
        value: z.number(),
        dead: z.optional(z.literal(true)),
      }),
    ),
  ),
  activeIndex: z.number(),
  round: z.number(),
  mjPlays: z.optional(z.literal(true)),
  playersPass: z.optional(z.literal(true)),
  turnOnly: z.optional(z.literal(true)),
  inSight: z.optional(z.readonly(z.array(z.object({ id: z.string(), name: z.string() })))),
});

/**
 * `campaigns/{cid}/live/initiative`: the turn order as the MJ shares it with the members. `shared` is absent
 * once sharing ends; the document stays, so that a late publication finds a higher revision and is ignored.
 */
export const sharedInitiatives = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/initiative`,
  schema: z.object({
    /** Whole, and small enough for another one to exceed it. */
    revision: z.int(),
    shared: z.optional(publicOrderSchema),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

export type SharedInitiativeDocument = DocumentData<typeof sharedInitiatives>;
