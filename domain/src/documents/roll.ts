import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

const dieSchema = z.object({
  sides: z.number(),
  value: z.number(),
  /** Set aside where false: the lower of two dice thrown with advantage. */
  kept: z.boolean(),
  sign: z.union([z.literal(1), z.literal(-1)]),
  role: z.optional(z.enum(["plain", "hunger", "extra"])),
});

/** How the roll ended in the words of its game; dice notation knows no outcome. */
const outcomeSchema = z.object({
  id: z.string(),
  label: z.string(),
  tone: z.enum(["triumph", "success", "neutral", "failure", "disaster"]),
});

/** Product §3 "Dice roll log entry", with who rolled it and for whom. Names are those of the moment of the roll. */
export const tableRollSchema = z.object({
  uid: z.string(),
  name: z.string(),
  character: z.optional(z.object({ id: z.string(), name: z.string() })),
  label: z.string(),
  audience: z.enum(["table", "mj"]),
  notation: z.string(),
  die: z.number(),
  roll: z.number(),
  modifier: z.number(),
  total: z.number(),
  dice: z.array(dieSchema),
  outcome: z.optional(outcomeSchema),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/**
 * `campaigns/{cid}/rolls/{requestId}`: the table's log, read live by the MJ and the members. Only the server rolls; its
 * id is the client's own request, so that a repeated request finds the roll that it made.
 */
export const rolls = documentKind({
  name: "rolls",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/rolls/${requestId}`,
  schema: tableRollSchema,
  moments: ["createdAt", "expiresAt"],
});

/**
 * `campaigns/{cid}/mjRolls/{requestId}`: rolls for the MJ's eyes and those of whoever made them. A collection of its own
 * because rules show a list whole or not at all.
 */
export const mjRolls = documentKind({
  name: "mjRolls",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/mjRolls/${requestId}`,
  schema: tableRollSchema,
  moments: ["createdAt", "expiresAt"],
});

export type RollDocument = DocumentData<typeof rolls>;
export type RollAudience = RollDocument["audience"];
