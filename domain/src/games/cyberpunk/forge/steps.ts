import type { GearLine } from "../../../game/forge/draftFields";
import type { ForgeRules } from "../../../game/forge/forgeRules";
import { gearCost } from "../../../game/forge/gear";
import { missingOfIdentity, PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import { type ForgeStep, leftToSpend, unless } from "../../../game/forge/step";
import { numberText } from "../../../values/text/typedNumber";
import { STYLE } from "../catalogue/gear";
import { cyberpunkItems } from "../catalogue/items";
import {
  BASIC_LEVEL,
  BASIC_SKILLS,
  humanityMax,
  SKILL_POINTS,
  SKILL_RANGE,
  STARTING_MONEY,
  STAT_RANGE,
  STYLE_MONEY,
  statPointsLeft,
} from "../creation";
import { HUMANITY_OF_EACH } from "../implants";
import { CYBERPUNK_ROLES, type CyberpunkRole } from "../roles";
import { skillCost } from "../traits";
import type { CyberpunkDraft } from "./draft";
import { boughtImplants } from "./implants";

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
    lead: "86 points, six niveaux au plus par compétence ; les treize de base en ont déjà deux, celles marquées × 2 coûtent double.",
  },
  {
    id: "equipment",
    title: "Matos",
    optional: true,
    lead: "2 550 eurodollars pour ne pas mourir ce soir, et 800 pour le style. Une arme, un casque, une veste, puis le chrome, qui prend de ton Humanité.",
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

const isStyle = ({ itemId }: GearLine): boolean =>
  cyberpunkItems.some(({ id, category }) => id === itemId && category === STYLE);

const styleCost = (gear: readonly GearLine[]): number => gearCost(cyberpunkItems, gear.filter(isStyle));

/** Of the money that buys clothes alone, 0 at least. */
export const styleLeft = ({ gear }: { gear: readonly GearLine[] }): number =>
  Math.max(0, STYLE_MONEY - styleCost(gear));

/** Clothes are paid from their own money first. */
export function moneyLeft({ gear }: { gear: readonly GearLine[] }): number {
  const others = gear.filter((line) => !isStyle(line));
  return STARTING_MONEY - gearCost(cyberpunkItems, others) - Math.max(0, styleCost(gear) - STYLE_MONEY);
}

/** The Humanity that implants leave a new character, and the most that it can be regained up to. */
function humanityOfDraft(draft: Pick<CyberpunkDraft, "gear" | "stats">) {
  const implants = boughtImplants(draft.gear);
  const first = humanityMax(draft.stats.emp);
  const paid = implants.reduce((sum, { humanity }) => sum + humanity, 0);
  return { left: first - paid, max: first - HUMANITY_OF_EACH * implants.length, implants: implants.length };
}

/** What the gear step says beside the money. */
export function gearFacts(draft: CyberpunkDraft): readonly string[] {
  const { left, max, implants } = humanityOfDraft(draft);
  const style = `${numberText(styleLeft(draft))} eb de style`;
  return implants === 0 ? [style] : [style, `Humanité ${left} / ${max}`];
}

const NO_HUMANITY = "Il ne te reste plus d'Humanité : retire un implant.";

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
        ...unless(
          BASIC_SKILLS.every((key) => (draft.skills[key] ?? 0) >= BASIC_LEVEL),
          `Les ${BASIC_SKILLS.length} compétences de base valent ${BASIC_LEVEL} au moins.`,
        ),
        ...leftToSpend(skillPointsLeft(draft)),
      ];
    case "equipment":
      if (played) return [];
      return [
        ...unless(moneyLeft(draft) >= 0, `Il te manque ${numberText(-moneyLeft(draft))} eb.`),
        ...unless(humanityOfDraft(draft).left > 0, NO_HUMANITY),
      ];
    case "portrait":
      return missingOfIdentity(draft.identity);
    case "dossier":
    case "review":
      return [];
  }
}
