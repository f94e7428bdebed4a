import type { GearLine } from "../../../game/forge/draftFields";
import type { ForgeRules } from "../../../game/forge/forgeRules";
import { gearCost } from "../../../game/forge/gear";
import { missingOfIdentity, PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import { type ForgeStep, leftToSpend, unless } from "../../../game/forge/step";
import { cyberpunkItems } from "../catalogue/items";
import { SKILL_POINTS, SKILL_RANGE, STARTING_MONEY, STAT_RANGE, statPointsLeft } from "../creation";
import { CYBERPUNK_ROLES, type CyberpunkRole } from "../roles";
import { skillCost } from "../traits";
import type { CyberpunkDraft } from "./draft";

export const CYBERPUNK_STEPS = [
  {
    id: "role",
    title: "Rôle",
    lead: "Qui appelle-t-on quand ça brûle ? Ton rôle donne la capacité que toi seul possèdes.",
  },
  {
    id: "stats",
    title: "Caractéristiques",
    lead: "62 points entre dix caractéristiques, de 2 à 8. Un 6 est déjà au-dessus de la moyenne.",
  },
  {
    id: "skills",
    title: "Compétences",
    lead: "86 points, six niveaux au plus par compétence ; celles marquées × 2 coûtent double. Commence par celles de ton rôle.",
  },
  {
    id: "equipment",
    title: "Matos",
    optional: true,
    lead: "2 550 eurodollars pour ne pas mourir ce soir. Une arme, une armure, puis le reste.",
  },
  {
    id: "dossier",
    title: "Dossier",
    optional: true,
    lead: "Ce que la rue sait de toi. Rien n'est obligatoire, mais le style compte.",
  },
  PORTRAIT_STEP,
  REVIEW_STEP,
] as const satisfies readonly ForgeStep[];

export type CyberpunkStepId = (typeof CYBERPUNK_STEPS)[number]["id"];

export const roleOf = ({ roleId }: Pick<CyberpunkDraft, "roleId">): CyberpunkRole | undefined =>
  CYBERPUNK_ROLES.find(({ id }) => id === roleId);

export const roleName = (draft: CyberpunkDraft): string => roleOf(draft)?.name ?? draft.customRole.trim();

export const skillPointsLeft = ({ skills }: Pick<CyberpunkDraft, "skills">): number =>
  SKILL_POINTS - skillCost(skills);

export const moneyLeft = ({ gear }: { gear: readonly GearLine[] }): number =>
  STARTING_MONEY - gearCost(cyberpunkItems, gear);

const isWithin = (scores: Readonly<Record<string, number>>, { min, max }: { min: number; max: number }) =>
  Object.values(scores).every((value) => value >= min && value <= max);

/** What is missing in a step; points of a character in play may have any value. */
export function missingOfCyberpunk(
  draft: CyberpunkDraft,
  step: CyberpunkStepId,
  { played }: ForgeRules,
): readonly string[] {
  switch (step) {
    case "role":
      return unless(roleName(draft) !== "", "Choisis un rôle.");
    case "stats":
      if (played) return [];
      return [
        ...unless(isWithin(draft.stats, STAT_RANGE), "Chaque caractéristique va de 2 à 8."),
        ...leftToSpend(statPointsLeft(draft.stats)),
      ];
    case "skills":
      if (played) return [];
      return [
        ...unless(isWithin(draft.skills, SKILL_RANGE), "Aucune compétence ne dépasse 6 au départ."),
        ...leftToSpend(skillPointsLeft(draft)),
      ];
    case "equipment":
      return unless(played || moneyLeft(draft) >= 0, `Il te manque ${-moneyLeft(draft)} eb.`);
    case "portrait":
      return missingOfIdentity(draft.identity);
    case "dossier":
    case "review":
      return [];
  }
}
