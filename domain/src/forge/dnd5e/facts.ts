import { ABILITY_KEYS, type AbilityKey } from "../../character/abilities";
import { SKILL_KEYS, type SkillKey } from "../../character/skills";
import { BACKGROUNDS, type Background } from "../../systems/dnd5e/backgrounds";
import type { CharacterClass } from "../../systems/dnd5e/characterClass";
import { CLASSES } from "../../systems/dnd5e/classes";
import { RACES, type Race, racialBonus, type Subrace } from "../../systems/dnd5e/races";
import { foldText } from "../../text/foldText";
import type { Dnd5eDraft } from "./draft";

/** What the books know of a draft's choices; undefined for a choice not made, and for one of the maker's own. */
export const raceOf = ({ raceId }: Pick<Dnd5eDraft, "raceId">): Race | undefined =>
  RACES.find(({ id }) => id === raceId);

export const subraceOf = (draft: Pick<Dnd5eDraft, "raceId" | "subraceId">): Subrace | undefined =>
  raceOf(draft)?.subraces.find(({ id }) => id === draft.subraceId);

export const classOf = ({ classId }: Pick<Dnd5eDraft, "classId">): CharacterClass | undefined =>
  CLASSES.find(({ id }) => id === classId);

export const backgroundOf = ({ backgroundId }: Pick<Dnd5eDraft, "backgroundId">): Background | undefined =>
  BACKGROUNDS.find(({ id }) => id === backgroundId);

/** What tables call a class whose hero is a woman, where it differs. */
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

/** A class by its name, `"rôdeuse"`; undefined for one that the books do not know. */
export function classNamed(name: string): CharacterClass | undefined {
  const folded = foldText(name);
  return CLASSES.find((one) => foldText(one.name) === folded || one.id === FEMININES[folded]);
}

/** The names that the sheet shows; blank while they are not chosen. */
export const raceName = (draft: Dnd5eDraft): string =>
  subraceOf(draft)?.name ?? raceOf(draft)?.name ?? draft.customRace.trim();

/** A name of one's own goes before the book's: a `Rôdeuse` stays one. */
export const className = (draft: Dnd5eDraft): string =>
  draft.customClass.trim() || (classOf(draft)?.name ?? "");

export const backgroundName = (draft: Dnd5eDraft): string =>
  backgroundOf(draft)?.name ?? draft.customBackground.trim();

/** All levels together: what the proficiency bonus goes by. */
export const totalLevel = ({ level, otherClasses }: Pick<Dnd5eDraft, "level" | "otherClasses">): number =>
  otherClasses.reduce((sum, other) => sum + other.level, level);

/** What people and chosen gifts add to an ability. */
export function racialBonusOf(draft: Dnd5eDraft, ability: AbilityKey): number {
  const race = raceOf(draft);
  if (race === undefined) return 0;
  const chosen = race.freeAbilityBonuses > 0 && draft.raceAbilities.includes(ability) ? 1 : 0;
  return racialBonus(ability, race, subraceOf(draft)) + chosen;
}

/** The score of the sheet: rolled or bought, then people, then improvements. */
export const finalScore = (draft: Dnd5eDraft, ability: AbilityKey): number =>
  draft.baseScores[ability] + racialBonusOf(draft, ability) + draft.improvements[ability];

export const finalScores = (draft: Dnd5eDraft): Record<AbilityKey, number> =>
  Object.fromEntries(ABILITY_KEYS.map((ability) => [ability, finalScore(draft, ability)])) as Record<
    AbilityKey,
    number
  >;

/** The abilities one may give a chosen racial point to: not those that the race raises already. */
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

/** The points that levels give to abilities; a feat takes two of them where the table allows any. */
export function improvementPoints({ classId, level, otherClasses }: Dnd5eDraft): number {
  const classes = [
    { id: classId, level },
    ...otherClasses.map((other) => ({ id: classNamed(other.name)?.id ?? "", level: other.level })),
  ];
  const gains = classes.flatMap(({ id, level: reached }) =>
    [...IMPROVEMENT_LEVELS, ...(MORE_IMPROVEMENT_LEVELS[id] ?? [])].filter((at) => at <= reached),
  );
  return gains.length * 2;
}

export const improvementsSpent = ({ improvements }: Pick<Dnd5eDraft, "improvements">): number =>
  Object.values(improvements).reduce((sum, points) => sum + points, 0);

/** Skills that come by themselves, with people and background. */
export const grantedSkills = (draft: Dnd5eDraft): readonly SkillKey[] => [
  ...(raceOf(draft)?.skills ?? []),
  ...(backgroundOf(draft)?.skills ?? []),
];

/** What the class offers to choose from, those that came by themselves aside; in play, and to a class of one's own, all. */
export function offeredSkills(draft: Dnd5eDraft): readonly SkillKey[] {
  const granted = grantedSkills(draft);
  const from = draft.free ? SKILL_KEYS : (classOf(draft)?.skillChoices.from ?? SKILL_KEYS);
  return from.filter((skill) => !granted.includes(skill));
}

/** How many skills of the class one chooses. */
export const classSkillCount = (draft: Dnd5eDraft): number =>
  Math.min(classOf(draft)?.skillChoices.count ?? 2, offeredSkills(draft).length);

export const raceSkillCount = (draft: Dnd5eDraft): number => raceOf(draft)?.freeSkills ?? 0;

/** Every skill the character is trained in, once. */
export const trainedSkills = (draft: Dnd5eDraft): readonly SkillKey[] => {
  const all = [...grantedSkills(draft), ...draft.classSkills, ...draft.raceSkills];
  return SKILL_KEYS.filter((skill) => all.includes(skill));
};

const EXPERTISE_LEVELS: Readonly<Record<string, readonly number[]>> = { roublard: [1, 6], barde: [3, 10] };

/** How many skills count double: rogues and bards know what they know. */
export const expertiseCount = ({ classId, level }: Pick<Dnd5eDraft, "classId" | "level">): number =>
  (EXPERTISE_LEVELS[classId] ?? []).filter((at) => at <= level).length * 2;

/** A people's trait that stands for a language of one's choice. */
const EXTRA_LANGUAGE = "Langue supplémentaire";

export const knownLanguages = (draft: Dnd5eDraft): readonly string[] =>
  raceOf(draft)?.languages ?? ["Commun"];

export const freeLanguageCount = (draft: Dnd5eDraft): number =>
  (raceOf(draft)?.freeLanguages ?? 0) +
  (backgroundOf(draft)?.freeLanguages ?? 0) +
  (subraceOf(draft)?.traits.includes(EXTRA_LANGUAGE) ? 1 : 0);

export const savingThrowsOf = (draft: Dnd5eDraft): readonly AbilityKey[] =>
  classOf(draft)?.savingThrows ?? draft.savingThrows;
