import * as z from "zod/mini";
import {
  gearField,
  identityField,
  keysField,
  LENGTHS,
  linesField,
  scoresField,
  textField,
  textsField,
  wholeField,
} from "../../../game/forge/draftFields";
import { MAX_RATING } from "../advantages";
import { AGE_IDS } from "../ages";
import { BLOOD_POTENCY_RANGE } from "../bloodPotency";
import { FIRST_BLOOD_POTENCY, FIRST_HUMANITY, FIRST_HUNGER, SKILL_SPREADS } from "../creation";
import { MAX_LINE } from "../sheet";
import { LEARNED_SKILLS, MAX_SPECIALITY } from "../specialities";
import { THIN_BLOOD_FLAWS, THIN_BLOOD_MERITS } from "../thinBlood";
import { ATTRIBUTES, DISCIPLINES, VAMPIRE_SKILLS } from "../traits";

export const DOTS = { min: 0, max: 5 } as const;
export const HUMANITY_RANGE = { min: 0, max: 10 } as const;

/** The parts of a vampire's background, in the order of the sheet. */
export const CHRONICLE = [
  { key: "sire", label: "Sire", hint: "Qui t'a donné l'Étreinte ?" },
  { key: "generation", label: "Génération", hint: "Treizième, par exemple." },
  { key: "predator", label: "Type de prédateur", hint: "Comment chasses-tu ? Par charme, par embuscade…" },
  { key: "resonance", label: "Résonance", hint: "L'humeur du dernier sang bu : sanguin, colérique…" },
  { key: "ambition", label: "Ambition", hint: "Ce que tu veux obtenir, à l'échelle d'une éternité." },
  { key: "desire", label: "Désir", hint: "Ce que tu veux cette nuit." },
  { key: "convictions", label: "Convictions", hint: "La ligne que tu ne franchiras pas." },
  { key: "touchstones", label: "Attaches", hint: "Les vivants qui te gardent humain." },
  { key: "specialties", label: "Spécialités", hint: "Celles que l'expérience t'a données." },
  { key: "advantages", label: "Avantages", hint: "Ceux que l'histoire t'a donnés." },
  { key: "handicaps", label: "Handicaps", hint: "Ceux que l'histoire t'a donnés." },
] as const;

/** The lines that choices fill first; the rest of them is of the player's words. */
export const FILLED_LINES = ["specialties", "advantages", "handicaps"] as const;

const MAX_ENTRIES = 20;
const named = z.string().check(z.minLength(1), z.maxLength(60));

/** Advantages or flaws with their dots. */
const ratedField = z.catch(
  z
    .array(z.object({ name: named, dots: z.int().check(z.minimum(1), z.maximum(MAX_RATING)) }))
    .check(z.maxLength(MAX_ENTRIES)),
  [],
);

/** Powers by their discipline: those of the list by their name, and any other. */
const powersField = z.catch(
  z
    .array(
      z.object({
        name: named,
        discipline: z.enum(DISCIPLINES.map(({ key }) => key)),
        level: z.int().check(z.minimum(1), z.maximum(DOTS.max)),
      }),
    )
    .check(z.maxLength(MAX_ENTRIES)),
  [],
);

const idsOf = (list: readonly { readonly id: string }[]) => keysField(list.map(({ id }) => id));

const SPREAD_IDS = SKILL_SPREADS.map(({ id }) => id);

/** A draft of a vampire; dots by the keys of `systems/vampire/traits`. */
export const vampireDraftSchema = z.object({
  system: z.literal("vampire"),
  identity: identityField,
  clanId: textField(LENGTHS.line),
  customClan: textField(LENGTHS.line),
  attributes: scoresField(
    ATTRIBUTES.map(({ key }) => key),
    DOTS,
    0,
  ),
  /** Since when it is a vampire; empty until it is chosen, and of characters from before it was asked. */
  age: z.catch(z.enum(["", ...AGE_IDS]), ""),
  skillSpread: z.catch(z.enum(SPREAD_IDS), "balanced"),
  skills: scoresField(
    VAMPIRE_SKILLS.map(({ key }) => key),
    DOTS,
    0,
  ),
  disciplines: scoresField(
    DISCIPLINES.map(({ key }) => key),
    DOTS,
    0,
  ),
  /** The discipline of one more dot that the type of predator gives; empty until it is chosen. */
  predatorDiscipline: textField(LENGTHS.line),
  /** Which of its specialities, as « skill name », and which of what else it may leave (`ratedText`). */
  predatorSpeciality: textField(LENGTHS.line),
  predatorGifts: textsField(LENGTHS.line),
  /** Of the skills that give one, and one more where the player likes. */
  specialities: linesField(LEARNED_SKILLS, MAX_SPECIALITY),
  freeSpeciality: z.catch(z.object({ skill: textField(LENGTHS.line), name: textField(MAX_SPECIALITY) }), {
    skill: "",
    name: "",
  }),
  powers: powersField,
  advantages: ratedField,
  flaws: ratedField,
  thinBloodMerits: idsOf(THIN_BLOOD_MERITS),
  thinBloodFlaws: idsOf(THIN_BLOOD_FLAWS),
  bloodPotency: wholeField(BLOOD_POTENCY_RANGE, FIRST_BLOOD_POTENCY),
  humanity: wholeField(HUMANITY_RANGE, FIRST_HUMANITY),
  hunger: wholeField({ min: 0, max: 5 }, FIRST_HUNGER),
  chronicle: linesField(
    CHRONICLE.map(({ key }) => key),
    MAX_LINE,
  ),
  gear: gearField,
});
export type VampireDraft = z.output<typeof vampireDraftSchema>;

export const emptyVampireDraft: VampireDraft = vampireDraftSchema.parse({ system: "vampire" });
