import * as z from "zod/mini";
import {
  gearField,
  identityField,
  LENGTHS,
  linesField,
  scoresField,
  textField,
  wholeField,
} from "../../../game/forge/draftFields";
import { CHARACTERISTICS, CTHULHU_SKILLS } from "../traits";

/** The parts of an investigator's backstory, in the order of the sheet. */
export const BACKSTORY = [
  { key: "residence", label: "Résidence", hint: "Arkham, Marseille, une chambre meublée…" },
  { key: "ideology", label: "Idéologie et croyances", hint: "Ce à quoi tu te raccroches encore." },
  { key: "significantPeople", label: "Personnes importantes", hint: "Qui pleurerait ta disparition ?" },
  { key: "meaningfulLocations", label: "Lieux significatifs", hint: "Où retournes-tu en rêve ?" },
  { key: "treasuredPossessions", label: "Biens précieux", hint: "Une montre, une lettre, une clé." },
  { key: "scars", label: "Blessures et cicatrices", hint: "Ce que la guerre t'a laissé." },
  { key: "phobias", label: "Phobies et manies", hint: "Rien encore ? Cela viendra." },
] as const;

export const PERCENT_RANGE = { min: 0, max: 99 } as const;
export const AGE_RANGE = { min: 15, max: 89 } as const;
const AGE_LOSS_RANGE = { min: 0, max: 80 } as const;
const MAX_AGE_DICE = 9;

const investigatorMethodSchema = z.enum(["quick", "bought", "rolled"]);
export type InvestigatorMethod = z.output<typeof investigatorMethodSchema>;

const SKILL_KEYS = CTHULHU_SKILLS.map(({ key }) => key);

/**
 * A draft of an investigator. Points are those added to a skill's base, by the pool that they were taken
 * from.
 */
export const cthulhuDraftSchema = z.object({
  system: z.literal("cthulhu"),
  identity: identityField,
  occupationId: textField(LENGTHS.line),
  customOccupation: textField(LENGTHS.line),
  method: z.catch(investigatorMethodSchema, "quick"),
  /** 0 when not assigned. */
  characteristics: scoresField(
    CHARACTERISTICS.map(({ key }) => key),
    PERCENT_RANGE,
    0,
  ),
  /** The id of the campaign that rolled them; empty when they were rolled on the device. */
  rolledFor: textField(LENGTHS.line),
  /** 0 until it is rolled. */
  luck: wholeField(PERCENT_RANGE, 0),
  occupationPoints: scoresField(SKILL_KEYS, PERCENT_RANGE, 0),
  interestPoints: scoresField(SKILL_KEYS, PERCENT_RANGE, 0),
  age: wholeField(AGE_RANGE, 30),
  /** Thrown with Luck (`AGE_DICE`); empty of an investigator whose age counts no more, or never did. */
  ageDice: z.catch(z.array(z.int().check(z.minimum(1), z.maximum(100))).check(z.maxLength(MAX_AGE_DICE)), []),
  /** What its player lets age take, where the age asks. */
  ageLosses: scoresField(
    CHARACTERISTICS.map(({ key }) => key),
    AGE_LOSS_RANGE,
    0,
  ),
  backstory: linesField(
    BACKSTORY.map(({ key }) => key),
    LENGTHS.line,
  ),
  gear: gearField,
});
export type CthulhuDraft = z.output<typeof cthulhuDraftSchema>;

export const emptyCthulhuDraft: CthulhuDraft = cthulhuDraftSchema.parse({ system: "cthulhu" });
