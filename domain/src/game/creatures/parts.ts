import * as z from "zod/mini";
import { parseDice } from "../../values/dice/parseDice";
import { keyCheck } from "../../values/fieldName";
import { wholeSchema } from "../../values/range";
import { checkedText } from "../../values/text/checkedText";
import { nameRules } from "../../values/text/name";
import { nameSchema } from "../../values/text/nameSchema";

export const MAX_CREATURE_NAME = 80;
export const MAX_ABOUT = 160;
export const MAX_NOTE = 200;
/** « allonge 1,5 m ou 9/36 m », « cône de 18 m ». */
export const MAX_RANGE = 40;
export const MAX_ATTACKS = 12;
export const MAX_DAMAGES = 4;
export const MAX_TRAITS = 20;
export const MAX_CREATURE_SKILLS = 20;
/** Of a text of dice. */
const MAX_DICE_TEXT = 40;
/** The points of life of one creature. */
export const MAX_LIFE = 9999;
/** How dangerous an antagonist of Vampire, Cyberpunk or Call of Cthulhu is, from 1. */
const MAX_THREAT = 5;

/** The id of a creature or of one of its attacks, which may be a key: no dots, slashes or blanks. */
const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), keyCheck);

/** The rules of a creature's name. */
const creatureNameRules = nameRules("Le nom", MAX_CREATURE_NAME, "Donne un nom.");
const noteRules = nameRules("La note", MAX_NOTE);

/** A text of one line of at most so many characters, which may be blank. */
export const lineSchema = (subject: string, max: number) => nameSchema(nameRules(subject, max));
const noteSchema = nameSchema(noteRules);

/** What is wrong with a text of dice (`"2d6+3"`, `"1"`). */
function checkDamageDice(text: string): string | undefined {
  if (text.length > MAX_DICE_TEXT) return `Les dés ne doivent pas dépasser ${MAX_DICE_TEXT} caractères.`;
  return /^\d{1,4}$/.test(text) || parseDice(text) !== undefined
    ? undefined
    : "Ces dés sont illisibles. Écris-les par exemple ainsi : 2d6+3.";
}

/** Dice, or a number of points. */
export const diceTextSchema = checkedText((raw) => raw.trim(), checkDamageDice);

/** What every attack has, whatever its game rolls. */
export const attackShape = {
  id: idSchema,
  name: nameSchema(creatureNameRules),
  /** How far it reaches, or what it fills: « allonge 3 m », « 24/96 m », « cône de 18 m ». */
  range: z.optional(lineSchema("La portée", MAX_RANGE)),
  note: z.optional(noteSchema),
};

/** A number that the creature rolls with beside its attacks: a skill, a pool. */
export const creatureSkillSchema = (max: number) =>
  z.object({ name: nameSchema(creatureNameRules), value: wholeSchema({ min: -20, max }) });

export const damagesSchema = <Damage extends z.core.$ZodType>(damage: Damage) =>
  z.array(damage).check(z.maxLength(MAX_DAMAGES));

/** What every creature has, whatever its game. */
export const creatureShape = {
  id: idSchema,
  name: nameSchema(creatureNameRules),
  /** « Humanoïde (gobelinoïde) de taille P, neutre mauvais ». */
  about: lineSchema("La description", MAX_ABOUT),
  /** Hit points, or boxes of Health in Vampire; `dice` where they may be rolled. */
  life: z.object({
    max: wholeSchema({ min: 1, max: MAX_LIFE }),
    dice: z.optional(diceTextSchema),
  }),
  /** What it can do beside its attacks, in a short sentence each. */
  traits: z
    .array(z.object({ name: nameSchema(creatureNameRules), text: z.optional(noteSchema) }))
    .check(z.maxLength(MAX_TRAITS)),
};

export const threatSchema = wholeSchema({ min: 1, max: MAX_THREAT });
