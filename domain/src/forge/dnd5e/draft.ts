import * as z from "zod/mini";
import { ABILITY_KEYS } from "../../character/abilities";
import { SKILL_KEYS } from "../../character/skills";
import {
  identityField,
  keysField,
  LENGTHS,
  scoresField,
  textField,
  textsField,
  wholeField,
} from "../draftFields";

export const LEVEL_RANGE = { min: 1, max: 20 } as const;

/** Nothing but a god leaves it; 0 is an ability that has no score yet. */
const SCORE_RANGE = { min: 0, max: 30 } as const;

export const scoreMethodSchema = z.enum(["standard_array", "point_buy", "rolled"]);
export type ScoreMethod = z.output<typeof scoreMethodSchema>;

const otherClassSchema = z.object({
  name: textField(LENGTHS.line),
  level: wholeField(LEVEL_RANGE, 1),
});

/** One option of a class's equipment: its place among the options (-1: none yet) and what was picked in it. */
const equipmentChoiceSchema = z.object({
  option: wholeField({ min: -1, max: 9 }, -1),
  picks: textsField(120),
});

/**
 * A dnd5e character in the making: what was chosen, not what follows from it. Ids are those of `systems/dnd5e`; a blank
 * id is a choice not made, unless its `custom…` name says what the books do not know.
 */
export const dnd5eDraftSchema = z.object({
  system: z.literal("dnd5e"),
  identity: identityField,
  /** In play: feats, books and MJs give more than beginners are dealt, so nothing is counted or taken back. */
  free: z.catch(z.boolean(), false),
  raceId: textField(LENGTHS.line),
  subraceId: textField(LENGTHS.line),
  customRace: textField(LENGTHS.line),
  /** Where a race lets one choose. */
  raceAbilities: keysField(ABILITY_KEYS),
  raceSkills: keysField(SKILL_KEYS),
  classId: textField(LENGTHS.line),
  customClass: textField(LENGTHS.line),
  subclass: textField(LENGTHS.line),
  level: wholeField(LEVEL_RANGE, 1),
  otherClasses: z.catch(z.array(otherClassSchema).check(z.maxLength(5)), []),
  /** Those of a custom class; a known one brings its own. */
  savingThrows: keysField(ABILITY_KEYS),
  classSkills: keysField(SKILL_KEYS),
  expertise: keysField(SKILL_KEYS),
  scoreMethod: z.catch(scoreMethodSchema, "standard_array"),
  /** Before race and improvements; 0 where none was given. */
  baseScores: scoresField(ABILITY_KEYS, SCORE_RANGE, 0),
  /** The six totals that were rolled, to be handed out. */
  rolledScores: z.catch(z.array(z.int().check(z.minimum(3), z.maximum(18))).check(z.maxLength(6)), []),
  /** The campaign whose table the scores and hit dice were rolled for; blank where they were rolled for oneself. */
  rolledFor: textField(LENGTHS.line),
  improvements: scoresField(ABILITY_KEYS, { min: 0, max: 20 }, 0),
  feats: textField(LENGTHS.line),
  hitPointRule: z.catch(z.enum(["fixed", "rolled"]), "fixed"),
  /** What each level after the first rolled, in the order of `laterHitDice`. */
  laterDice: z.catch(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.maxLength(120)), []),
  /** What the sheet says where it knows better than the dice; 0 to work it out. */
  maxHitPoints: wholeField({ min: 0, max: 999 }, 0),
  backgroundId: textField(LENGTHS.line),
  customBackground: textField(LENGTHS.line),
  alignment: textField(LENGTHS.line),
  languages: textsField(LENGTHS.line),
  equipment: z.catch(z.array(equipmentChoiceSchema).check(z.maxLength(9)), []),
  spells: textField(LENGTHS.prose),
});
export type Dnd5eDraft = z.output<typeof dnd5eDraftSchema>;

/** Nothing chosen yet. */
export const emptyDnd5eDraft: Dnd5eDraft = dnd5eDraftSchema.parse({ system: "dnd5e" });
