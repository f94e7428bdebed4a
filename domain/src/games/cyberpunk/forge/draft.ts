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
import { BASIC_LEVEL, BASIC_SKILLS, STAT_RANGE } from "../creation";
import { FIRST_RANK } from "../roles";
import { CYBERPUNK_SKILLS, STATS } from "../traits";

/** The parts of an edgerunner's profile, in the order of the sheet. */
export const DOSSIER = [
  { key: "handle", label: "Pseudo", hint: "Le nom que la rue te donne." },
  { key: "style", label: "Style", hint: "Ce qu'on voit de toi avant ton arme." },
  { key: "cyberware", label: "Cyberware", hint: "Ce que tu as remplacé, et par quoi." },
  { key: "lifepath", label: "Parcours de vie", hint: "D'où tu viens, qui t'en veut, qui t'attend." },
  { key: "nativeLanguage", label: "Langue d'origine", hint: "Celle de ta famille : niveau 4, sans points." },
  { key: "lifestyle", label: "Niveau de vie", hint: "Conteneur, cube, appartement…" },
  { key: "reputation", label: "Réputation", hint: "Ce qu'on raconte de toi." },
] as const;

/** Cyberware may raise a stat in play; new characters start within `STAT_RANGE`. */
export const PLAYED_STAT_RANGE = { min: 0, max: 15 } as const;
export const PLAYED_SKILL_RANGE = { min: 0, max: 10 } as const;
export const RANK_RANGE = { min: 1, max: 10 } as const;

/** A draft of an edgerunner. */
export const cyberpunkDraftSchema = z.object({
  system: z.literal("cyberpunk"),
  identity: identityField,
  roleId: textField(LENGTHS.line),
  customRole: textField(LENGTHS.line),
  rank: wholeField(RANK_RANGE, FIRST_RANK),
  stats: scoresField(
    STATS.map(({ key }) => key),
    PLAYED_STAT_RANGE,
    STAT_RANGE.min,
  ),
  skills: scoresField(
    CYBERPUNK_SKILLS.map(({ key }) => key),
    PLAYED_SKILL_RANGE,
    (key) => (BASIC_SKILLS.includes(key) ? BASIC_LEVEL : 0),
  ),
  dossier: linesField(
    DOSSIER.map(({ key }) => key),
    LENGTHS.line,
  ),
  gear: gearField,
});
export type CyberpunkDraft = z.output<typeof cyberpunkDraftSchema>;

export const emptyCyberpunkDraft: CyberpunkDraft = cyberpunkDraftSchema.parse({ system: "cyberpunk" });
