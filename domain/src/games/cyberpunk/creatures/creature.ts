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
import { RANGED_WEAPONS } from "../ranges";

/** The stats that a fight asks for. */
export const CREATURE_STATS = ["ref", "dex", "will", "body", "move"] as const;

/** Of one action. */
const MAX_RATE = 4;
/** As many as a fight counts of anything. */
const MAX_MAGAZINE = 99;

const number = wholeSchema({ min: 0, max: 40 });

const attack = z.object({
  ...attackShape,
  /** What the d10 is added to. */
  modifier: wholeSchema({ min: -20, max: 40 }),
  damage: damagesSchema(z.object({ dice: diceTextSchema })),
  /** How much of the armour counts against it. */
  armour: z.enum(["whole", "half", "none"]),
  /** Of a gun: what distance asks of it, and whether it fires bursts. */
  weapon: z.optional(z.enum(RANGED_WEAPONS)),
  /** How often it attacks by one action; once without it. */
  rate: z.optional(wholeSchema({ min: 1, max: MAX_RATE })),
  /** The shots that it holds; uncounted without it. */
  magazine: z.optional(wholeSchema({ min: 1, max: MAX_MAGAZINE })),
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
  /** COOL and reputation, of a facedown; WILL without it. */
  facedown: z.optional(number),
  /** What wounds do not take from it: what serious ones take, or what any take. */
  ignoresWounds: z.optional(z.enum(["serious", "all"])),
  /** It suffers no critical injury. */
  machine: z.optional(z.literal(true)),
  /** Stopping power where it is worn. */
  armour: z.object({ head: number, body: number }),
  skills: z.array(creatureSkillSchema(40)).check(z.maxLength(MAX_CREATURE_SKILLS)),
  attacks: z.array(attack).check(z.maxLength(MAX_ATTACKS)),
});
export type CyberpunkCreature = z.infer<typeof cyberpunkCreatureSchema>;
