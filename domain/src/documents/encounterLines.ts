import * as z from "zod/mini";
import { MAX_CREATURE_NAME } from "../game/creatures/parts";
import { creatureSchema } from "../games/creature";
import { wholeSchema } from "../values/range";
import { nameRules } from "../values/text/name";
import { nameSchema } from "../values/text/nameSchema";

/** How many encounters a campaign may have prepared. */
export const MAX_ENCOUNTERS = 50;
/** Lines of one encounter, and creatures of one line. */
export const MAX_ENCOUNTER_LINES = 20;
export const MAX_COUNT = 20;

export const encounterNameRules = nameRules(
  "Le nom de la rencontre",
  MAX_CREATURE_NAME,
  "Donne un nom à la rencontre.",
);
export const encounterNameSchema = nameSchema(encounterNameRules);

const countSchema = wholeSchema({ min: 1, max: MAX_COUNT });

/** So many of one creature, of which it holds a copy; `hidden` from the players until the MJ shows them. */
const encounterLineSchema = z.object({ creature: creatureSchema, count: countSchema, hidden: z.boolean() });
export type EncounterLine = z.infer<typeof encounterLineSchema>;

export const encounterLinesSchema = z.array(encounterLineSchema).check(z.maxLength(MAX_ENCOUNTER_LINES));

export const outlineLineSchema = z.object({
  name: z.string(),
  count: countSchema,
  hidden: z.boolean(),
  /** Of one of them: D&D's experience, 0 in the other games. */
  experience: z.int(),
});
export type OutlineLine = z.infer<typeof outlineLineSchema>;
