import * as z from "zod/mini";
import { healingSchema } from "../game/rolls/healing";
import { damageSpecSchema, rollSpecSchema, useSpecSchema } from "../games/schemas";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

const dieSchema = z.object({
  sides: z.number(),
  value: z.number(),
  /** False when it does not count: the lower of two dice rolled with advantage. */
  kept: z.boolean(),
  sign: z.union([z.literal(1), z.literal(-1)]),
  role: z.optional(z.enum(["plain", "hunger", "extra"])),
});

/** The outcome in the terms of the game; of dice notation, the number of successes where they are counted. */
export const outcomeSchema = z.object({
  id: z.string(),
  label: z.string(),
  tone: z.enum(["triumph", "success", "neutral", "failure", "disaster"]),
});

/**
 * Product §3 "Dice roll log entry", with its author and its audience. Names are those at the time of the
 * roll.
 */
export const tableRollSchema = z.object({
  uid: z.string(),
  name: z.string(),
  character: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** The creature of the fight that the MJ rolls for, as the roll's readers know it: its alias once it was shown. */
  creature: z.optional(z.object({ id: z.optional(z.string()), name: z.string() })),
  label: z.string(),
  audience: z.enum(["table", "mj"]),
  notation: z.string(),
  die: z.number(),
  roll: z.number(),
  modifier: z.number(),
  total: z.number(),
  dice: z.array(dieSchema),
  /** The total of each repetition of dice notation such as `6x4d6kh3`. */
  series: z.optional(z.array(z.number())),
  outcome: z.optional(outcomeSchema),
  /** What acted on it: « Gravement blessé : −2 », « Chance +3 ». */
  notes: z.optional(z.array(z.string())),
  /**
   * Whom it is aimed at: a character of this campaign, or a creature by its alias in the table's order (of rolls that
   * releases of before made, by its name: `fight/aliases`).
   */
  target: z.optional(z.object({ id: z.string(), name: z.string(), kind: z.optional(z.literal("creature")) })),
  /** Of an attack at a character: the defence that decided it, which its table knows. A creature's is its MJ's. */
  defence: z.optional(z.number()),
  /** Of damage: what it does to whom it meets. */
  damage: z.optional(damageSpecSchema),
  /** Of healing: what its total gives back. */
  heals: z.optional(healingSchema),
  /** How it ended against what was opposed to it, or against what it opposes; both sides have it. */
  contest: z.optional(
    z.object({
      side: z.enum(["acting", "opposing"]),
      /** The id of the other side's roll. */
      with: z.string(),
      /** Who rolled that, as this roll's readers know them, and what: not where they may not see it. */
      name: z.string(),
      label: z.optional(z.string()),
      total: z.optional(z.number()),
      /** Of this roll. */
      result: z.enum(["won", "lost", "draw"]),
      margin: z.optional(z.number()),
      /** The other side let it through: what `with` names has no dice. */
      borne: z.optional(z.literal(true)),
    }),
  ),
  /** Of damage: the id of the attack that it follows; of what a spell or a power rolls: the id of its line; of what opposes a roll: that one's. */
  follows: z.optional(z.string()),
  /**
   * Of damage and healing: the characters that it was applied to and stands on, by the operation that did it (creatures are
   * told by the fight, and by rolls that releases of before made).
   * Absent of rolls that releases of before made.
   */
  applied: z.optional(z.array(z.object({ id: z.string(), operation: z.string() }))),
  /** What was asked for, of a roll by a game's own rules. */
  rolled: z.optional(rollSpecSchema),
  /** Of a line without dice: what is done, of what its label names. Its dice are none, its total 0. */
  used: z.optional(useSpecSchema),
  /** The id of the roll that this one is a second attempt of. */
  redoOf: z.optional(z.string()),
  /** The id of its second attempt: there is one at most. */
  redoneBy: z.optional(z.string()),
  /** The id of the ask that it answers. */
  askId: z.optional(z.string()),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/**
 * `campaigns/{cid}/rolls/{requestId}`: rolls visible to all members, read live by the MJ and the players.
 * Only the server rolls; the client makes the id, so that a repeated request finds the roll that it made.
 */
export const rolls = documentKind({
  name: "rolls",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/rolls/${requestId}`,
  schema: tableRollSchema,
  moments: ["createdAt", "expiresAt"],
});

/**
 * `campaigns/{cid}/mjRolls/{requestId}`: rolls visible to the MJ and their author only. A separate
 * collection, because rules allow or deny a query as a whole.
 */
export const mjRolls = documentKind({
  name: "mjRolls",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/mjRolls/${requestId}`,
  schema: tableRollSchema,
  moments: ["createdAt", "expiresAt"],
});

export type RollDocument = DocumentData<typeof rolls>;
export type RollAudience = RollDocument["audience"];
