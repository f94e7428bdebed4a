import * as z from "zod/mini";
import { defineCall } from "./call";
import { characterBodySchema, characterSchema } from "./characters";

const hitDieSchema = z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);

/**
 * The scores of a player who makes a character for a table that rolls them: thrown by the server, once. Asking again
 * answers with the same set, so that nobody rerolls in secret.
 */
export const rollAbilityScores = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/forge/scores",
  access: "user",
  summary: "Roll one's scores for a table, once",
  result: z.object({ scores: z.array(z.object({ dice: z.array(z.number()), total: z.number() })) }),
});

/** The hit dice of the levels after the first, in their order; each is thrown once, as the scores are. */
export const rollHitDice = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/forge/hit-dice",
  access: "user",
  summary: "Roll the hit dice of one's levels for a table, once",
  body: z.object({ sides: z.array(hitDieSchema).check(z.minLength(1), z.maxLength(40)) }),
  result: z.object({ values: z.array(z.number()) }),
});

/** Changes a character of one's own through the Forge: its name, its choices, its level. */
export const reforgeCharacter = defineCall({
  method: "POST",
  path: "/api/:system/character/:id/forge",
  access: "user",
  summary: "Change one's character in the Forge",
  body: z.extend(characterBodySchema, { version: z.number() }),
  result: characterSchema,
});
