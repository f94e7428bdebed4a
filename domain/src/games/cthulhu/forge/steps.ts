import type { ForgeRules } from "../../../game/forge/forgeRules";
import { missingOfIdentity, PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import { type ForgeStep, leftToSpend, unless } from "../../../game/forge/step";
import {
  CHARACTERISTIC_RANGE,
  characteristicPointsLeft,
  interestPoints,
  occupationPoints,
  QUICK_ARRAY,
} from "../creation";
import { OCCUPATIONS, type Occupation } from "../occupations";
import { skillBase } from "../sheet";
import { CHARACTERISTICS, CTHULHU_SKILLS } from "../traits";
import { agedCharacteristics, ageingLeft } from "./ageing";
import { type CthulhuDraft, PERCENT_RANGE } from "./draft";

export const CTHULHU_STEPS = [
  {
    id: "occupation",
    title: "Occupation",
    lead: "Que faisais-tu avant que tout ne bascule ? Ton métier dit ce que tu sais, et ce que tu possèdes.",
  },
  {
    id: "characteristics",
    title: "Caractéristiques",
    lead: "Huit pourcentages. 50 est ordinaire, 80 remarquable ; on lance deux dés à dix faces dessous.",
  },
  {
    id: "skills",
    title: "Compétences",
    lead: "Ton métier et tes loisirs te donnent des points à ajouter à ce que chacun sait déjà.",
  },
  {
    id: "equipment",
    title: "Affaires",
    optional: true,
    lead: "Ce que tu as dans les poches et dans le coffre de la voiture.",
  },
  {
    id: "backstory",
    title: "Dossier",
    optional: true,
    lead: "Ce qui te rattache au monde. L'horreur saura où appuyer.",
  },
  PORTRAIT_STEP,
  REVIEW_STEP,
] as const satisfies readonly ForgeStep[];

export type CthulhuStepId = (typeof CTHULHU_STEPS)[number]["id"];

/** The skill that cannot be bought. */
export const MYTHOS = "cthulhuMythos";
/** The skill that depends on the occupation. */
export const CREDIT = "creditRating";

export const occupationOf = ({ occupationId }: Pick<CthulhuDraft, "occupationId">): Occupation | undefined =>
  OCCUPATIONS.find(({ id }) => id === occupationId);

export const occupationName = (draft: CthulhuDraft): string =>
  occupationOf(draft)?.name ?? draft.customOccupation.trim();

/** The skills that occupation points may be spent on; for a custom occupation, all but the Mythos. */
export function occupationSkills(draft: CthulhuDraft): readonly string[] {
  const occupation = occupationOf(draft);
  if (occupation !== undefined) return [...occupation.skills, CREDIT];
  return CTHULHU_SKILLS.map(({ key }) => key).filter((key) => key !== MYTHOS);
}

const EITHER = new Intl.ListFormat("fr", { type: "disjunction" });

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((total, value) => total + value, 0);

/** The occupation's own formula; an occupation outside the list counts ÉDU four times. */
export const occupationPointsOf = (draft: CthulhuDraft): number =>
  occupationPoints(agedCharacteristics(draft), occupationOf(draft)?.besideEducation ?? []);

export const occupationPointsLeft = (draft: CthulhuDraft): number =>
  occupationPointsOf(draft) - sum(draft.occupationPoints);

/** How the points of the occupation are counted: `"ÉDU × 4"`, `"ÉDU × 2 + DEX ou FOR × 2"`. */
export function occupationFormula(draft: CthulhuDraft): string {
  const keys = occupationOf(draft)?.besideEducation ?? [];
  if (keys.length === 0) return "ÉDU × 4";
  const names = CHARACTERISTICS.filter(({ key }) => keys.includes(key)).map(({ short }) => short);
  return `ÉDU × 2 + ${EITHER.format(names)} × 2`;
}

export const interestPointsLeft = (draft: CthulhuDraft): number =>
  interestPoints(draft.characteristics.int) - sum(draft.interestPoints);

/** The value of a skill on the sheet: its base and the points of both pools. */
export function skillTotal(draft: CthulhuDraft, key: string): number {
  const skill = CTHULHU_SKILLS.find((one) => one.key === key);
  const base = skill === undefined ? 0 : (skillBase(skill, agedCharacteristics(draft)) ?? 0);
  return base + (draft.occupationPoints[key] ?? 0) + (draft.interestPoints[key] ?? 0);
}

const isHandedOut = (values: readonly number[]): boolean =>
  values.toSorted((a, b) => b - a).join() === QUICK_ARRAY.join();

function missingOfAge(left: number): string[] {
  const points = `${Math.abs(left)} ${Math.abs(left) === 1 ? "point" : "points"}`;
  if (left === 0) return [];
  return left > 0
    ? [`Ton âge te prend encore ${points} : choisis où.`]
    : [`Ton âge te prend ${points} de moins : rends-les.`];
}

function missingOfCharacteristics(draft: CthulhuDraft): string[] {
  const { method, characteristics, luck } = draft;
  const values = Object.values<number>(characteristics);
  const isWhole = values.every((value) => value > 0);
  const lucky = [
    ...unless(luck > 0, "Lance les dés de Chance."),
    ...(isWhole ? missingOfAge(ageingLeft(draft)) : []),
  ];
  switch (method) {
    case "quick":
      return [...unless(isHandedOut(values), "Donne chaque valeur à une caractéristique."), ...lucky];
    case "bought": {
      const { min, max } = CHARACTERISTIC_RANGE;
      return [
        ...unless(
          values.every((value) => value >= min && value <= max),
          `Chaque caractéristique va de ${min} à ${max}.`,
        ),
        ...leftToSpend(characteristicPointsLeft(characteristics)),
        ...lucky,
      ];
    }
    case "rolled":
      return [...unless(isWhole, "Lance les dés."), ...lucky];
  }
}

function missingOfSkills(draft: CthulhuDraft): string[] {
  const own = occupationSkills(draft);
  const foreign = Object.entries<number>(draft.occupationPoints).some(
    ([key, points]) => points > 0 && !own.includes(key),
  );
  const credit = occupationOf(draft)?.credit ?? PERCENT_RANGE;
  const creditTotal = skillTotal(draft, CREDIT);
  return [
    ...unless(!foreign, "Tes points d'occupation vont aux compétences de ton occupation."),
    ...unless(
      creditTotal >= credit.min && creditTotal <= credit.max,
      `Ton Crédit va de ${credit.min} à ${credit.max}.`,
    ),
    ...leftToSpend(occupationPointsLeft(draft), "points d'occupation"),
    ...leftToSpend(interestPointsLeft(draft), "points d'intérêt"),
    ...unless((draft.interestPoints[MYTHOS] ?? 0) === 0, "Personne ne commence en connaissant le Mythe."),
    ...unless(
      CTHULHU_SKILLS.every(({ key }) => skillTotal(draft, key) <= PERCENT_RANGE.max),
      "Aucune compétence ne dépasse 99.",
    ),
  ];
}

/** What is missing in a step; percentages of a character in play may have any value. */
export function missingOfCthulhu(
  draft: CthulhuDraft,
  step: CthulhuStepId,
  { played }: ForgeRules,
): readonly string[] {
  switch (step) {
    case "occupation":
      return unless(occupationName(draft) !== "", "Choisis une occupation.");
    case "characteristics":
      return played ? [] : missingOfCharacteristics(draft);
    case "skills":
      return played ? [] : missingOfSkills(draft);
    case "portrait":
      return missingOfIdentity(draft.identity);
    case "equipment":
    case "backstory":
    case "review":
      return [];
  }
}
