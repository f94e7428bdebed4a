import * as z from "zod/mini";
import {
  attackShape,
  creatureShape,
  creatureSkillSchema,
  MAX_ATTACKS,
  MAX_CREATURE_SKILLS,
  threatSchema,
} from "../../../game/creatures/parts";
import { wholeSchema } from "../../../values/range";
import { MAX_DICE } from "../poolRoll";
import { MAX_WEAPON_BONUS } from "../rolls";

const pool = wholeSchema({ min: 0, max: MAX_DICE });

/** What a Storyteller's character rolls beside what it is best at. */
const VAMPIRE_POOLS = ["physical", "social", "mental"] as const;

const attack = z.object({
  ...attackShape,
  pool,
  /** What the weapon adds to the margin. */
  bonus: wholeSchema({ min: 0, max: MAX_WEAPON_BONUS }),
  severity: z.enum(["superficial", "aggravated"]),
});
export type VampireCreatureAttack = z.infer<typeof attack>;

/** An antagonist of Vampire; its life counts boxes of Health. */
export const vampireCreatureSchema = z.object({
  ...creatureShape,
  system: z.literal("vampire"),
  threat: threatSchema,
  willpower: wholeSchema({ min: 0, max: 30 }),
  pools: z.record(z.enum(VAMPIRE_POOLS), pool),
  /** The pool of its initiative; 0 where the table sets the order. */
  initiative: pool,
  /** What is dead takes half of superficial damage. */
  undead: z.boolean(),
  /** Pools that are better than the three: « Intimidation 7 ». */
  skills: z.array(creatureSkillSchema(MAX_DICE)).check(z.maxLength(MAX_CREATURE_SKILLS)),
  attacks: z.array(attack).check(z.maxLength(MAX_ATTACKS)),
});
export type VampireCreature = z.infer<typeof vampireCreatureSchema>;
