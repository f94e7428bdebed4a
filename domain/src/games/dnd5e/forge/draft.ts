import * as z from "zod/mini";
import {
  identityField,
  keysField,
  LENGTHS,
  scoresField,
  textField,
  textsField,
  wholeField,
} from "../../../game/forge/draftFields";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { SKILL_KEYS } from "../../../sheet/character/skills";

export const LEVEL_RANGE = { min: 1, max: 20 } as const;

/** 0 stands for a score that is not assigned. */
const SCORE_RANGE = { min: 0, max: 30 } as const;

const scoreMethodSchema = z.enum(["standard_array", "point_buy", "rolled"]);
export type ScoreMethod = z.output<typeof scoreMethodSchema>;

const otherClassSchema = z.object({
  name: textField(LENGTHS.line),
  level: wholeField(LEVEL_RANGE, 1),
  subclass: z.catch(z.optional(z.string().check(z.maxLength(LENGTHS.line))), undefined),
});

/** The chosen option of an equipment choice: its index (-1: none) and the ids of the items picked in it. */
const equipmentChoiceSchema = z.object({
  option: wholeField({ min: -1, max: 9 }, -1),
  picks: textsField(120),
});

/**
 * A draft of a dnd5e character: the choices made, without derived values. Ids are those of `systems/dnd5e`;
 * an empty id is a choice not made, unless the `custom…` field names something that the books do not have.
 */
export const dnd5eDraftSchema = z.object({
  system: z.literal("dnd5e"),
  identity: identityField,
  /**
   * For characters in play, whose choices are not limited: feats, books and MJs may grant more than a new
   * character gets.
   */
  free: z.catch(z.boolean(), false),
  raceId: textField(LENGTHS.line),
  subraceId: textField(LENGTHS.line),
  customRace: textField(LENGTHS.line),
  /** The choices that a race allows. */
  raceAbilities: keysField(ABILITY_KEYS),
  raceSkills: keysField(SKILL_KEYS),
  classId: textField(LENGTHS.line),
  customClass: textField(LENGTHS.line),
  subclass: textField(LENGTHS.line),
  level: wholeField(LEVEL_RANGE, 1),
  otherClasses: z.catch(z.array(otherClassSchema).check(z.maxLength(5)), []),
  /** Of a custom class; others have their own. */
  savingThrows: keysField(ABILITY_KEYS),
  classSkills: keysField(SKILL_KEYS),
  expertise: keysField(SKILL_KEYS),
  scoreMethod: z.catch(scoreMethodSchema, "standard_array"),
  /** Before race and improvements; 0 when not assigned. */
  baseScores: scoresField(ABILITY_KEYS, SCORE_RANGE, 0),
  /** The six rolled totals, to be assigned. */
  rolledScores: z.catch(z.array(z.int().check(z.minimum(3), z.maximum(18))).check(z.maxLength(6)), []),
  /** The id of the campaign that rolled scores and hit dice; empty when they were rolled on the device. */
  rolledFor: textField(LENGTHS.line),
  improvements: scoresField(ABILITY_KEYS, { min: 0, max: 20 }, 0),
  feats: textField(LENGTHS.line),
  hitPointRule: z.catch(z.enum(["fixed", "rolled"]), "fixed"),
  /** The rolled hit die of each level after the first, in the order of `laterHitDice`. */
  laterDice: z.catch(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.maxLength(120)), []),
  /** The maximum as entered from a sheet; 0 to derive it. */
  maxHitPoints: wholeField({ min: 0, max: 999 }, 0),
  backgroundId: textField(LENGTHS.line),
  customBackground: textField(LENGTHS.line),
  alignment: textField(LENGTHS.line),
  languages: textsField(LENGTHS.line),
  equipment: z.catch(z.array(equipmentChoiceSchema).check(z.maxLength(9)), []),
  spells: textField(LENGTHS.prose),
  /** Of those, what a new character has prepared. */
  prepared: textField(LENGTHS.prose),
});
export type Dnd5eDraft = z.output<typeof dnd5eDraftSchema>;

/** Nothing chosen yet. */
export const emptyDnd5eDraft: Dnd5eDraft = dnd5eDraftSchema.parse({ system: "dnd5e" });
