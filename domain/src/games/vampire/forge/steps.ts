import { PORTRAIT_STEP, REVIEW_STEP } from "../../../game/forge/identity";
import type { ForgeStep } from "../../../game/forge/step";
import { FIRST_ADVANTAGES, FIRST_FLAWS } from "../advantages";
import { type Age, agesOf, THIN_BLOOD } from "../ages";
import { CLANS, type Clan } from "../clans";
import { DISCIPLINE_SPREAD, SKILL_SPREADS } from "../creation";
import {
  findPredator,
  type Gift,
  type Predator,
  predatorDisciplines,
  type Rated,
  ratedText,
  type Speciality,
} from "../predators";
import { LEARNED_SKILLS, type LearnedSkill } from "../specialities";
import { AFFINITY, ALCHEMIST } from "../thinBlood";
import { DISCIPLINES, THIN_BLOOD_ALCHEMY } from "../traits";
import type { VampireDraft } from "./draft";

export const VAMPIRE_STEPS = [
  {
    id: "clan",
    title: "Clan",
    lead: "Quel sang t'a fait, et depuis quand ? Ton clan donne tes pouvoirs et ton fléau, ton âge ta puissance.",
  },
  {
    id: "attributes",
    title: "Attributs",
    lead: "Neuf attributs, de 1 à 5 points. Donne le 4 à ce que tu fais le mieux, le 1 à ta faiblesse.",
  },
  {
    id: "skills",
    title: "Compétences",
    lead: "Ce que ta vie t'a appris avant de s'arrêter. Choisis comment tes points se répartissent, puis tes spécialités : un dé de plus où elles s'appliquent.",
  },
  {
    id: "disciplines",
    title: "Disciplines",
    lead: "Les pouvoirs du sang. Une discipline de ton clan à 2 points, une autre à 1, un point de ton type de prédateur, et un pouvoir par point.",
  },
  {
    id: "advantages",
    title: "Avantages",
    lead: "Ce que tu possèdes, qui te doit quelque chose, et ce qui te suit. 7 points d'avantages, 2 de handicaps.",
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

/** Since when it is a vampire; undefined until it is chosen. */
export const ageOf = ({ clanId, age }: Pick<VampireDraft, "clanId" | "age">): Age | undefined =>
  agesOf(clanId).find(({ id }) => id === age);

export const isThinBlood = ({ clanId }: Pick<VampireDraft, "clanId">): boolean => clanId === THIN_BLOOD;

/** The disciplines of which the predator gives one more dot; none without a type of predator, nor in thin blood. */
export function predatorChoices(draft: VampireDraft): readonly string[] {
  const predator = predatorOf(draft);
  return predator === undefined || isThinBlood(draft) ? [] : predatorDisciplines(predator, draft.clanId);
}

const COMMON = DISCIPLINES.map(({ key }) => key).filter((key) => key !== THIN_BLOOD_ALCHEMY);

/** The disciplines to choose from: those of the clan, all but the thin-bloods' for the clanless, what merits give to thin-bloods. */
export function openDisciplines(draft: VampireDraft): readonly string[] {
  if (isThinBlood(draft)) {
    const has = (id: string) => draft.thinBloodMerits.includes(id);
    return [...(has(ALCHEMIST) ? [THIN_BLOOD_ALCHEMY] : []), ...(has(AFFINITY) ? COMMON : [])];
  }
  const own = clanOf(draft)?.disciplines ?? [];
  return own.length > 0 ? own : COMMON;
}

/** The dots to assign: thin-bloods have those of their merits. */
export function disciplineSpread(draft: VampireDraft): readonly number[] {
  if (!isThinBlood(draft)) return DISCIPLINE_SPREAD;
  return [ALCHEMIST, AFFINITY].filter((id) => draft.thinBloodMerits.includes(id)).map(() => 1);
}

/** The dots of advantages and of flaws that are spent and taken. */
export function ratingsDue(draft: VampireDraft): { readonly advantages: number; readonly flaws: number } {
  const { advantages = 0, flaws = 0 } = ageOf(draft) ?? {};
  return { advantages: FIRST_ADVANTAGES + advantages, flaws: FIRST_FLAWS + flaws };
}

export const ratingsOf = (rated: readonly Rated[]): number => rated.reduce((sum, { dots }) => sum + dots, 0);

/** The skills whose first dot gives a speciality. */
export const learnedSkills = ({ skills }: Pick<VampireDraft, "skills">): readonly LearnedSkill[] =>
  LEARNED_SKILLS.filter((key) => (skills[key] ?? 0) > 0);

export const specialityId = ({ skill, name }: Speciality): string => `${skill} ${name}`;

/** The speciality of the hunt; undefined until it is chosen. */
export const predatorSpecialityOf = (draft: VampireDraft): Speciality | undefined =>
  predatorOf(draft)?.specialties.find((one) => specialityId(one) === draft.predatorSpeciality);

/** What the hunt leaves: of each group the one that was chosen, undefined until it is. */
export function predatorGiftsOf(draft: VampireDraft): readonly (Gift | undefined)[] {
  return (predatorOf(draft)?.gifts ?? []).map((group) =>
    group.length === 1 ? group[0] : group.find(({ of }) => draft.predatorGifts.includes(ratedText(of))),
  );
}

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
