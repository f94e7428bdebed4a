import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { SKILL_KEYS, type SkillKey } from "../../../sheet/character/skills";
import { foldText } from "../../../values/text/foldText";
import { BACKGROUNDS, type Background } from "../backgrounds";
import type { CharacterClass } from "../characterClass";
import { CLASSES } from "../classes";
import { RACES, type Race, racialBonus, type Subrace } from "../races";
import type { Dnd5eDraft } from "./draft";

/** The race, class… that was chosen; undefined when none was, and for a custom one. */
export const raceOf = ({ raceId }: Pick<Dnd5eDraft, "raceId">): Race | undefined =>
  RACES.find(({ id }) => id === raceId);

export const subraceOf = (draft: Pick<Dnd5eDraft, "raceId" | "subraceId">): Subrace | undefined =>
  raceOf(draft)?.subraces.find(({ id }) => id === draft.subraceId);

/** The subrace that is not chosen, since there is no other; undefined where there are several, or none. */
export const onlySubrace = (race: Race | undefined): Subrace | undefined =>
  race?.subraces.length === 1 ? race.subraces[0] : undefined;

export const classOf = ({ classId }: Pick<Dnd5eDraft, "classId">): CharacterClass | undefined =>
  CLASSES.find(({ id }) => id === classId);

export const backgroundOf = ({ backgroundId }: Pick<Dnd5eDraft, "backgroundId">): Background | undefined =>
  BACKGROUNDS.find(({ id }) => id === backgroundId);

/** Class ids by folded feminine name, where it differs. */
const FEMININES: Readonly<Record<string, string>> = {
  ensorceleuse: "ensorceleur",
  guerriere: "guerrier",
  magicienne: "magicien",
  moniale: "moine",
  paladine: "paladin",
  rodeuse: "rodeur",
  roublarde: "roublard",
  druidesse: "druide",
};

/** The class of this name, feminine or not; undefined when there is none. */
export function classNamed(name: string): CharacterClass | undefined {
  const folded = foldText(name);
  return CLASSES.find((one) => foldText(one.name) === folded || one.id === FEMININES[folded]);
}

/** The names shown on the sheet; empty when not chosen. */
export const raceName = (draft: Dnd5eDraft): string =>
  subraceOf(draft)?.name ?? raceOf(draft)?.name ?? draft.customRace.trim();

/** A custom name takes precedence over the class's: `Rôdeuse` remains. */
export const className = (draft: Dnd5eDraft): string =>
  draft.customClass.trim() || (classOf(draft)?.name ?? "");

export const backgroundName = (draft: Dnd5eDraft): string =>
  backgroundOf(draft)?.name ?? draft.customBackground.trim();

/** The sum of all class levels, which determines the proficiency bonus. */
export const totalLevel = ({ level, otherClasses }: Pick<Dnd5eDraft, "level" | "otherClasses">): number =>
  otherClasses.reduce((sum, other) => sum + other.level, level);

/** The bonus of race, subrace and chosen racial abilities to an ability. */
export function racialBonusOf(draft: Dnd5eDraft, ability: AbilityKey): number {
  const race = raceOf(draft);
  if (race === undefined) return 0;
  const chosen = race.freeAbilityBonuses > 0 && draft.raceAbilities.includes(ability) ? 1 : 0;
  return racialBonus(ability, race, subraceOf(draft)) + chosen;
}

/** The score on the sheet: base plus race plus improvements. */
export const finalScore = (draft: Dnd5eDraft, ability: AbilityKey): number =>
  draft.baseScores[ability] + racialBonusOf(draft, ability) + draft.improvements[ability];

export const finalScores = (draft: Dnd5eDraft): Record<AbilityKey, number> =>
  Object.fromEntries(ABILITY_KEYS.map((ability) => [ability, finalScore(draft, ability)])) as Record<
    AbilityKey,
    number
  >;

/** The abilities that a chosen racial bonus may raise: those that the race does not raise already. */
export function freeAbilitiesOf(draft: Dnd5eDraft): readonly AbilityKey[] {
  const race = raceOf(draft);
  if (race === undefined || race.freeAbilityBonuses === 0) return [];
  return ABILITY_KEYS.filter((ability) => race.abilityBonuses[ability] === undefined);
}

const IMPROVEMENT_LEVELS: readonly number[] = [4, 8, 12, 16, 19];
const MORE_IMPROVEMENT_LEVELS: Readonly<Record<string, readonly number[]>> = {
  guerrier: [6, 14],
  roublard: [10],
};

/** The ability points that levels grant; a feat costs two of them where the campaign allows feats. */
export function improvementPoints(draft: Dnd5eDraft): number {
  const gains = classesOf(draft).flatMap(({ id, level: reached }) =>
    [...IMPROVEMENT_LEVELS, ...(MORE_IMPROVEMENT_LEVELS[id] ?? [])].filter((at) => at <= reached),
  );
  return gains.length * 2;
}

export const improvementsSpent = ({ improvements }: Pick<Dnd5eDraft, "improvements">): number =>
  Object.values(improvements).reduce((sum, points) => sum + points, 0);

/** The skills that race and background grant. */
export const grantedSkills = (draft: Dnd5eDraft): readonly SkillKey[] => [
  ...(raceOf(draft)?.skills ?? []),
  ...(backgroundOf(draft)?.skills ?? []),
];

/**
 * The class skills to choose from, without the granted ones; all skills for characters in play and custom
 * classes.
 */
export function offeredSkills(draft: Dnd5eDraft): readonly SkillKey[] {
  const granted = grantedSkills(draft);
  const from = draft.free ? SKILL_KEYS : (classOf(draft)?.skillChoices.from ?? SKILL_KEYS);
  return from.filter((skill) => !granted.includes(skill));
}

/** The number of class skills to choose. */
export const classSkillCount = (draft: Dnd5eDraft): number =>
  Math.min(classOf(draft)?.skillChoices.count ?? 2, offeredSkills(draft).length);

export const raceSkillCount = (draft: Dnd5eDraft): number => raceOf(draft)?.freeSkills ?? 0;

/** All proficient skills, each once. */
export const trainedSkills = (draft: Dnd5eDraft): readonly SkillKey[] => {
  const all = [...grantedSkills(draft), ...draft.classSkills, ...draft.raceSkills];
  return SKILL_KEYS.filter((skill) => all.includes(skill));
};

const EXPERTISE_LEVELS: Readonly<Record<string, readonly number[]>> = { roublard: [1, 6], barde: [3, 10] };

/** The classes of a draft with their levels, the first one first; the id of an unknown one is empty. */
export const classesOf = ({
  classId,
  level,
  subclass,
  otherClasses,
}: Pick<Dnd5eDraft, "classId" | "level" | "subclass" | "otherClasses">): readonly {
  readonly id: string;
  readonly level: number;
  readonly subclass: string;
}[] => [
  { id: classId, level, subclass },
  ...otherClasses.map((other) => ({
    id: classNamed(other.name)?.id ?? "",
    level: other.level,
    subclass: other.subclass ?? "",
  })),
];

/** The number of skills with expertise, by classes and their levels. */
export const expertiseCount = (draft: Parameters<typeof classesOf>[0]): number =>
  classesOf(draft).flatMap(({ id, level }) => (EXPERTISE_LEVELS[id] ?? []).filter((at) => at <= level))
    .length * 2;

/** A bard's level from which half of the proficiency counts in the skills that they have not learned. */
const JACK_LEVEL = 2;

export const isJack = (draft: Parameters<typeof classesOf>[0]): boolean =>
  classesOf(draft).some(({ id, level }) => id === "barde" && level >= JACK_LEVEL);

/** The trait of a race that grants a language of choice. */
const EXTRA_LANGUAGE = "Langue supplémentaire";

export const knownLanguages = (draft: Dnd5eDraft): readonly string[] =>
  raceOf(draft)?.languages ?? ["Commun"];

export const freeLanguageCount = (draft: Dnd5eDraft): number =>
  (raceOf(draft)?.freeLanguages ?? 0) +
  (backgroundOf(draft)?.freeLanguages ?? 0) +
  (subraceOf(draft)?.traits.includes(EXTRA_LANGUAGE) ? 1 : 0);

export const savingThrowsOf = (draft: Dnd5eDraft): readonly AbilityKey[] =>
  classOf(draft)?.savingThrows ?? draft.savingThrows;
