import * as z from "zod/mini";
import { defineCall } from "./call";
import { characterBodySchema, characterSchema } from "./characters";

const levelDieSchema = z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12)]);
type LevelDie = z.infer<typeof levelDieSchema>;

/** Whether a campaign rolls a die of this size for a level. */
export const isLevelDie = (sides: number): sides is LevelDie => levelDieSchema.safeParse(sides).success;

/**
 * Rolls the ability scores of a player's new character in a campaign whose rules roll them, once. When
 * repeated, answers the same scores, so that nobody can roll again unnoticed.
 */
export const rollAbilityScores = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/forge/scores",
  access: "user",
  summary: "Roll the caller's ability scores in a campaign, once",
  result: z.object({ scores: z.array(z.object({ dice: z.array(z.number()), total: z.number() })) }),
});

/** Rolls the hit dice of the levels after the first, in order; each is rolled once, as the scores are. */
export const rollHitDice = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/forge/hit-dice",
  access: "user",
  summary: "Roll the caller's hit dice in a campaign, once",
  body: z.object({ sides: z.array(levelDieSchema).check(z.minLength(1), z.maxLength(40)) }),
  result: z.object({ values: z.array(z.number()) }),
});

/** Changes a character of the caller through the Forge: its name, its choices, its level. */
export const reforgeCharacter = defineCall({
  method: "POST",
  path: "/api/:system/character/:id/forge",
  access: "user",
  summary: "Change one of the caller's characters in the Forge",
  body: z.extend(characterBodySchema, { version: z.number() }),
  result: characterSchema,
});
