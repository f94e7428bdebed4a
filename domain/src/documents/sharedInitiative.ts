import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** `initiative/publicOrder`: what the table may know of the order, and nothing of whoever hides in it. */
export const publicOrderSchema = z.object({
  order: z.array(
    z.object({ id: z.string(), name: z.string(), pronouns: z.string(), role: z.string(), value: z.number() }),
  ),
  activeIndex: z.number(),
  round: z.number(),
});

/**
 * `campaigns/{cid}/live/initiative`: the order as the MJ shows it to the table. `shared` is absent once it is taken
 * back; the document stays, so that a late publication finds a revision above its own and comes to nothing.
 */
export const sharedInitiatives = documentKind({
  name: "live",
  path: (campaignId: string) => `campaigns/${campaignId}/live/initiative`,
  schema: z.object({
    revision: z.number(),
    shared: z.optional(publicOrderSchema),
    updatedAt: momentSchema,
  }),
  moments: ["updatedAt"],
});

export type SharedInitiativeDocument = DocumentData<typeof sharedInitiatives>;
