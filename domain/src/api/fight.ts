import * as z from "zod/mini";
import { idSchema } from "../documents/panelSchema";
import { fightEntrySchema } from "../table/fight/fightOperation";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";

/** How many entries one request may have. */
export const MAX_FIGHT_ENTRIES = 20;

/**
 * Beyond the product's list: applies the MJ's operations in their order to the newest fight, and tells the members
 * what they may see of it in the same write. What makes no sense any more is refused alone.
 */
export const changeFight = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/fight",
  access: "user",
  repeatable: "always",
  summary: "Change the fight by operations, or take the last one back (MJ)",
  body: z.object({
    entries: z.array(fightEntrySchema).check(
      z.minLength(1),
      z.maxLength(MAX_FIGHT_ENTRIES),
      z.refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
        error: "Une action figure deux fois dans la demande.",
      }),
    ),
  }),
  result: z.object({
    revision: z.number(),
    /** In the order of the request; `refused` is the sentence that its author reads. */
    entries: z.array(z.object({ id: z.string(), refused: z.optional(z.string()) })),
  }),
});

/** Beyond the product's list: the player of whose turn it is passes it on, where the MJ lets players do so. */
export const endTurn = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/fight/end-turn",
  access: "user",
  repeatable: "always",
  summary: "End the turn of one's character (its player)",
  body: z.object({
    /** Made once for each press. */
    id: requestIdSchema,
    characterId: idSchema,
    /** The round that the player saw: a turn that has passed is not passed again. */
    round: z.int().check(z.minimum(1)),
  }),
});
