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

/** The stats that a fight asks for. */
export const CREATURE_STATS = ["ref", "dex", "will", "body", "move"] as const;

const number = wholeSchema({ min: 0, max: 40 });

const attack = z.object({
  ...attackShape,
  /** What the d10 is added to. */
  modifier: wholeSchema({ min: -20, max: 40 }),
  damage: damagesSchema(z.object({ dice: diceTextSchema })),
  /** How much of the armour counts against it. */
  armour: z.enum(["whole", "half", "none"]),
});
export type CyberpunkCreatureAttack = z.infer<typeof attack>;

/** An antagonist of Cyberpunk RED. */
export const cyberpunkCreatureSchema = z.object({
  ...creatureShape,
  system: z.literal("cyberpunk"),
  threat: threatSchema,
  stats: z.record(z.enum(CREATURE_STATS), wholeSchema({ min: 0, max: 30 })),
  /** Stat and skill of what it fights with. */
  combat: number,
  /** Its REF. */
  initiative: number,
  /** Stopping power where it is worn. */
  armour: z.object({ head: number, body: number }),
  skills: z.array(creatureSkillSchema(40)).check(z.maxLength(MAX_CREATURE_SKILLS)),
  attacks: z.array(attack).check(z.maxLength(MAX_ATTACKS)),
});
export type CyberpunkCreature = z.infer<typeof cyberpunkCreatureSchema>;
