import * as z from "zod/mini";
import {
  attackShape,
  creatureShape,
  creatureSkillSchema,
  damagesSchema,
  diceTextSchema,
  MAX_ATTACKS,
  MAX_CREATURE_SKILLS,
  threatSchema,
} from "../../../game/creatures/parts";
import { wholeSchema } from "../../../values/range";
import { checkedText } from "../../../values/text/checkedText";
import { MAX_PERCENT } from "../percentRoll";
import { checkSanityLoss } from "../sanityLoss";

/** The characteristics that a fight asks for; beasts have no education. */
export const CREATURE_CHARACTERISTICS = ["str", "con", "siz", "dex", "int", "pow"] as const;

const characteristic = wholeSchema({ min: 0, max: 999 });

const attack = z.object({
  ...attackShape,
  /** The percentage that is rolled under. */
  target: wholeSchema({ min: 0, max: MAX_PERCENT }),
  /** With the damage bonus, where it counts. */
  damage: damagesSchema(z.object({ dice: diceTextSchema })),
  impaling: z.optional(z.boolean()),
  /** A shot, which nobody dodges; its weapon may fail. */
  shot: z.optional(z.boolean()),
  malfunction: z.optional(wholeSchema({ min: 2, max: 100 })),
});
export type CthulhuCreatureAttack = z.infer<typeof attack>;

/** An antagonist of Call of Cthulhu. */
export const cthulhuCreatureSchema = z.object({
  ...creatureShape,
  system: z.literal("cthulhu"),
  threat: threatSchema,
  characteristics: z.record(z.enum(CREATURE_CHARACTERISTICS), characteristic),
  /** Its DEX, by which it acts. */
  initiative: characteristic,
  armour: wholeSchema({ min: 0, max: 99 }),
  build: wholeSchema({ min: -2, max: 99 }),
  /** « +1d4 », « −1 », « 0 ». */
  damageBonus: z
    .string()
    .check(z.regex(/^(?:0|[+-]\d{1,2}(?:d[46])?)$/, "Écris l'impact ainsi : +1d4, -1 ou 0.")),
  move: wholeSchema({ min: 0, max: 99 }),
  /** What seeing it costs: « 0/1d6 »; absent for what frightens nobody. */
  sanityLoss: z.optional(checkedText((raw) => raw.trim(), checkSanityLoss)),
  skills: z.array(creatureSkillSchema(MAX_PERCENT)).check(z.maxLength(MAX_CREATURE_SKILLS)),
  attacks: z.array(attack).check(z.maxLength(MAX_ATTACKS)),
});
export type CthulhuCreature = z.infer<typeof cthulhuCreatureSchema>;
