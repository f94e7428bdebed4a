import * as z from "zod/mini";
import type { SaveRules } from "../../game/rolls/saves";
import { ABILITY_KEYS } from "../../sheet/character/abilities";
import { ABILITIES } from "./abilities";
import type { Dnd5eDamage } from "./rolls";
import { savingThrowLabel } from "./savingThrowLabel";

/** As those that the MJ may ask for. */
const MAX_DIFFICULTY = 60;

const schema = z.object({
  ability: z.enum(ABILITY_KEYS),
  difficulty: z.int().check(z.minimum(1), z.maximum(MAX_DIFFICULTY)),
  /** What a success takes of its damage; without it, all. */
  success: z.optional(z.enum(["none", "half"])),
});
export type Dnd5eSave = z.infer<typeof schema>;

/** Saving throws against spells and breaths. */
export const dnd5eSaves: SaveRules<Dnd5eSave, Dnd5eDamage> = {
  schema,
  ofDamage: ({ save }) => save,
  asked: ({ ability, difficulty, success = "none" }) => ({
    ...{ trait: savingThrowLabel(ABILITIES[ability].name), difficulty, success },
  }),
  text: ({ ability, difficulty }) => `JS ${ABILITIES[ability].short} DD ${difficulty}`,
};
