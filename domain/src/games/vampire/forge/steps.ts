import type { ForgeRules } from "../../../game/forge/forgeRules";
import { missingOfIdentity, PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import { type ForgeStep, unless } from "../../../game/forge/step";
import { CLANS, type Clan } from "../clans";
import { ATTRIBUTE_SPREAD, DISCIPLINE_SPREAD, followsSpread, SKILL_SPREADS } from "../creation";
import { findPredator, type Predator, predatorDisciplines } from "../predators";
import { DISCIPLINES } from "../traits";
import type { VampireDraft } from "./draft";

export const VAMPIRE_STEPS = [
  {
    id: "clan",
    title: "Clan",
    lead: "Quel sang t'a fait ? Ton clan donne tes pouvoirs, et la façon dont les tiens te regardent.",
  },
  {
    id: "attributes",
    title: "Attributs",
    lead: "Neuf attributs, de 1 à 5 points. Donne le 4 à ce que tu fais le mieux, le 1 à ta faiblesse.",
  },
  {
    id: "skills",
    title: "Compétences",
    lead: "Ce que ta vie t'a appris avant de s'arrêter. Choisis d'abord comment tes points se répartissent.",
  },
  {
    id: "disciplines",
    title: "Disciplines",
    lead: "Les pouvoirs du sang. Une discipline de ton clan à 2 points, une autre à 1, et un point de ton type de prédateur.",
  },
  {
    id: "chronicle",
    title: "Chronique",
    optional: true,
    lead: "Qui t'a fait, ce que tu veux, ce que tu refuses. Rien n'est obligatoire ; le Sire te rattrapera.",
  },
  {
    id: "equipment",
    title: "Possessions",
    optional: true,
    lead: "Ce que tu gardes sous la main quand la nuit tombe. Prends ce qui te ressemble, sans compter.",
  },
  PORTRAIT_STEP,
  REVIEW_STEP,
] as const satisfies readonly ForgeStep[];

export type VampireStepId = (typeof VAMPIRE_STEPS)[number]["id"];

export const clanOf = ({ clanId }: Pick<VampireDraft, "clanId">): Clan | undefined =>
  CLANS.find(({ id }) => id === clanId);

export const clanName = (draft: VampireDraft): string => clanOf(draft)?.name ?? draft.customClan.trim();

/** The type of predator, when it is one of the list. */
export const predatorOf = ({ chronicle }: Pick<VampireDraft, "chronicle">): Predator | undefined =>
  findPredator(chronicle.predator);

/** The disciplines of which the predator gives one more dot; none without a type of predator. */
export function predatorChoices(draft: VampireDraft): readonly string[] {
  const predator = predatorOf(draft);
  return predator === undefined ? [] : predatorDisciplines(predator, draft.clanId);
}

/** The disciplines to choose from: those of the clan, or all for the clanless. */
export function openDisciplines(draft: VampireDraft): readonly string[] {
  const own = clanOf(draft)?.disciplines ?? [];
  return own.length > 0 ? own : DISCIPLINES.map(({ key }) => key);
}

/** The dots to assign: thin-bloods have one discipline with one dot. */
export const disciplineSpread = (draft: VampireDraft): readonly number[] =>
  openDisciplines(draft).length === 1 ? [1] : DISCIPLINE_SPREAD;

export const skillSpreadOf = ({ skillSpread }: Pick<VampireDraft, "skillSpread">) =>
  SKILL_SPREADS.find(({ id }) => id === skillSpread);

/**
 * The values of a spread that are not assigned yet, highest first; assigned values that it does not have are
 * ignored.
 *
 * @example leftOfSpread([4, 3, 3], [3]) // [4, 3]
 */
export function leftOfSpread(spread: readonly number[], given: readonly number[]): readonly number[] {
  return given.reduce<readonly number[]>((left, value) => {
    const index = left.indexOf(value);
    return index < 0 ? left : left.toSpliced(index, 1);
  }, spread);
}

/** `"Il reste à donner : 4, 3 et 1."`, or which values are too many. */
function missingOfSpread(spread: readonly number[], scores: Readonly<Record<string, number>>): string[] {
  const given = Object.values(scores).filter((value) => value > 0);
  if (followsSpread(given, spread)) return [];
  const left = leftOfSpread(spread, given);
  if (left.length === 0 || given.length + left.length > spread.length) {
    const tooMuch = leftOfSpread(given, spread).toSorted((a, b) => b - a);
    return [`Il y a trop de points : ${listed(tooMuch)} en plus.`];
  }
  return [`Il reste à donner : ${listed(left)}.`];
}

const listed = (values: readonly number[]): string =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(values.map(String));

function missingOfDisciplines(draft: VampireDraft): string[] {
  const foreign = Object.entries<number>(draft.disciplines).some(
    ([key, dots]) => dots > 0 && !openDisciplines(draft).includes(key),
  );
  const taught = predatorChoices(draft);
  return [
    ...unless(!foreign, "Retire les disciplines qui ne sont pas de ton clan."),
    ...missingOfSpread(disciplineSpread(draft), draft.disciplines),
    ...unless(
      taught.length === 0 || taught.includes(draft.predatorDiscipline),
      "Choisis la discipline que la chasse t'a apprise.",
    ),
  ];
}

/** What is missing in a step; dots of a character in play may have any value. */
export function missingOfVampire(
  draft: VampireDraft,
  step: VampireStepId,
  { played }: ForgeRules,
): readonly string[] {
  switch (step) {
    case "clan":
      return unless(clanName(draft) !== "", "Choisis un clan.");
    case "attributes":
      return played ? [] : missingOfSpread(ATTRIBUTE_SPREAD, draft.attributes);
    case "skills":
      return played ? [] : missingOfSpread(skillSpreadOf(draft)?.values ?? [], draft.skills);
    case "disciplines":
      return played ? [] : missingOfDisciplines(draft);
    case "portrait":
      return missingOfIdentity(draft.identity);
    case "chronicle":
    case "equipment":
    case "review":
      return [];
  }
}
