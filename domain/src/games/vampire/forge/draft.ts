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
import { BLOOD_POTENCY_RANGE } from "../bloodPotency";
import { FIRST_BLOOD_POTENCY, FIRST_HUMANITY, FIRST_HUNGER, SKILL_SPREADS } from "../creation";
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
  { key: "advantages", label: "Avantages", hint: "Un refuge, un allié, de l'argent…" },
] as const;

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
  bloodPotency: wholeField(BLOOD_POTENCY_RANGE, FIRST_BLOOD_POTENCY),
  humanity: wholeField(HUMANITY_RANGE, FIRST_HUMANITY),
  hunger: wholeField({ min: 0, max: 5 }, FIRST_HUNGER),
  chronicle: linesField(
    CHRONICLE.map(({ key }) => key),
    LENGTHS.line,
  ),
  gear: gearField,
});
export type VampireDraft = z.output<typeof vampireDraftSchema>;

export const emptyVampireDraft: VampireDraft = vampireDraftSchema.parse({ system: "vampire" });
