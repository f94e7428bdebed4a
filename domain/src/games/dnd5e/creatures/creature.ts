import * as z from "zod/mini";
import {
  attackShape,
  creatureShape,
  damagesSchema,
  diceTextSchema,
  lineSchema,
  MAX_ATTACKS,
  MAX_CREATURE_NAME,
  MAX_NOTE,
} from "../../../game/creatures/parts";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { SKILL_KEYS } from "../../../sheet/character/skills";
import { wholeSchema } from "../../../values/range";
import { DAMAGE_TYPES } from "../damageTypes";
import { CONDITION_IDS } from "../play/conditions";

/** What a defence against the damage of weapons does not hold against. */
export const DEFENCE_EXCEPTIONS = ["magical", "silvered", "adamantine"] as const;
/** Conditions that a creature may be immune to. */
export const CREATURE_CONDITIONS = [...CONDITION_IDS, "exhaustion"] as const;
export const SPEED_KEYS = ["walk", "fly", "swim", "climb", "burrow"] as const;
export const SENSE_KEYS = ["darkvision", "blindsight", "truesight", "tremorsense"] as const;
const MAX_CHALLENGE = 30;
const MAX_LEGENDARY = 6;
/** Of one attack within a turn. */
const MAX_STROKES = 10;

const metres = z.number().check(z.gte(0), z.lte(999));
const bonus = wholeSchema({ min: -20, max: 40 });
const defence = z.object({
  type: z.enum(DAMAGE_TYPES),
  /** Holds against weapons that are neither magical nor this; all of it holds when absent. */
  unless: z.optional(z.enum(DEFENCE_EXCEPTIONS)),
});
const defences = z.array(defence).check(z.maxLength(DAMAGE_TYPES.length * 2));

const attack = z.object({
  ...attackShape,
  /** What the d20 adds; absent where it is no attack roll. */
  attackBonus: z.optional(bonus),
  damage: damagesSchema(z.object({ dice: diceTextSchema, type: z.enum(DAMAGE_TYPES) })),
  save: z.optional(
    z.object({
      ability: z.enum(ABILITY_KEYS),
      difficulty: wholeSchema({ min: 1, max: 40 }),
      /** What a success takes of the damage. */
      success: z.enum(["none", "half"]),
    }),
  ),
  magical: z.optional(z.boolean()),
});
export type Dnd5eCreatureAttack = z.infer<typeof attack>;

/** A creature of D&D. Distances are in metres. */
export const dnd5eCreatureSchema = z.object({
  ...creatureShape,
  system: z.literal("dnd5e"),
  /** Its English name, which it is found by too. */
  english: z.optional(lineSchema("Le nom anglais", MAX_CREATURE_NAME)),
  /** From 0, with 1/8, 1/4 and 1/2. */
  challenge: z.number().check(z.gte(0), z.lte(MAX_CHALLENGE)),
  experience: wholeSchema({ min: 0, max: 999_999 }),
  proficiencyBonus: wholeSchema({ min: 0, max: 12 }),
  /** The modifier of its Dexterity, as a rule. */
  initiative: bonus,
  armourClass: wholeSchema({ min: 1, max: 60 }),
  /** « 15 avec armure de mage ». */
  armourNote: z.optional(lineSchema("La note", MAX_CREATURE_NAME)),
  speeds: z.partialRecord(z.enum(SPEED_KEYS), metres),
  hovers: z.optional(z.boolean()),
  abilities: z.record(z.enum(ABILITY_KEYS), wholeSchema({ min: 0, max: 60 })),
  saves: z.partialRecord(z.enum(ABILITY_KEYS), bonus),
  skills: z.partialRecord(z.enum(SKILL_KEYS), bonus),
  senses: z.partialRecord(z.enum(SENSE_KEYS), metres),
  passivePerception: wholeSchema({ min: 0, max: 60 }),
  languages: lineSchema("Les langues", MAX_NOTE),
  resistances: defences,
  immunities: defences,
  vulnerabilities: defences,
  conditionImmunities: z.array(z.enum(CREATURE_CONDITIONS)).check(z.maxLength(CREATURE_CONDITIONS.length)),
  attacks: z.array(attack).check(z.maxLength(MAX_ATTACKS)),
  /** What one press on « Attaques multiples » strikes with: how often, by the ids of its attacks. */
  multiattack: z.optional(
    z
      .record(attackShape.id, wholeSchema({ min: 1, max: MAX_STROKES }))
      .check(z.refine((strokes) => Object.keys(strokes).length <= MAX_ATTACKS)),
  ),
  legendary: z.array(lineSchema("Le nom", MAX_CREATURE_NAME)).check(z.maxLength(MAX_LEGENDARY)),
});
export type Dnd5eCreature = z.infer<typeof dnd5eCreatureSchema>;
