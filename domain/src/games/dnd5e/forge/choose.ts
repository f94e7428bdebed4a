import { toggled } from "../../../game/forge/toggle";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { SkillKey } from "../../../sheet/character/skills";
import { STANDARD_ARRAY } from "../abilityMethods";
import { type Dnd5eDraft, LEVEL_RANGE, type ScoreMethod } from "./draft";
import {
  classSkillCount,
  expertiseCount,
  freeAbilitiesOf,
  freeLanguageCount,
  knownLanguages,
  offeredSkills,
  onlySubrace,
  raceOf,
  raceSkillCount,
  trainedSkills,
} from "./facts";
import { equipmentChoices } from "./startingKit";

/** Each function gives the next draft, without the choices that are no longer possible after the new one. */
type Change = (draft: Dnd5eDraft, ...args: never[]) => Dnd5eDraft;

/** Removes chosen skills and languages that the character has anyway, and those beyond the number allowed. */
function withoutInvalidChoices(draft: Dnd5eDraft): Dnd5eDraft {
  if (draft.free) return draft;
  const offered = offeredSkills(draft);
  const classSkills = draft.classSkills
    .filter((skill) => offered.includes(skill))
    .slice(0, classSkillCount(draft));
  const granted = { ...draft, classSkills, raceSkills: [] };
  const raceSkills = draft.raceSkills
    .filter((skill) => !trainedSkills(granted).includes(skill))
    .slice(0, raceSkillCount(draft));
  const trained = { ...draft, classSkills, raceSkills };
  return {
    ...trained,
    expertise: draft.expertise
      .filter((skill) => trainedSkills(trained).includes(skill))
      .slice(0, expertiseCount(draft)),
    languages: draft.languages
      .filter((language) => !knownLanguages(draft).includes(language))
      .slice(0, freeLanguageCount(draft)),
  };
}

const limit = ({ free }: Dnd5eDraft, count: number): number => (free ? Number.POSITIVE_INFINITY : count);

export const chooseRace = ((draft, raceId: string) => {
  const race = raceOf({ raceId });
  return withoutInvalidChoices({
    ...draft,
    raceId,
    customRace: "",
    subraceId: onlySubrace(race)?.id ?? "",
    raceAbilities: [],
    raceSkills: draft.free ? draft.raceSkills : [],
  });
}) satisfies Change;

export const chooseSubrace = ((draft, subraceId: string) =>
  withoutInvalidChoices({ ...draft, subraceId })) satisfies Change;

/** A race that the books do not have: it grants nothing, and the scores are entered as they are. */
export const nameCustomRace = ((draft, customRace: string) =>
  withoutInvalidChoices({
    ...draft,
    raceId: "",
    subraceId: "",
    customRace,
    raceAbilities: [],
    raceSkills: [],
  })) satisfies Change;

export const toggleRaceAbility = ((draft, ability: AbilityKey) => ({
  ...draft,
  raceAbilities: freeAbilitiesOf(draft).includes(ability)
    ? toggled(draft.raceAbilities, ability, raceOf(draft)?.freeAbilityBonuses ?? 0)
    : draft.raceAbilities,
})) satisfies Change;

export const toggleRaceSkill = ((draft, skill: SkillKey) =>
  withoutInvalidChoices({
    ...draft,
    raceSkills: toggled(draft.raceSkills, skill, limit(draft, raceSkillCount(draft))),
  })) satisfies Change;

export const chooseClass = ((draft, classId: string) => {
  if (classId === draft.classId) return draft;
  const forgotten = draft.free ? {} : { classSkills: [], expertise: [] };
  const changed = { ...draft, classId, customClass: "", subclass: "", savingThrows: [], ...forgotten };
  return withoutInvalidChoices({
    ...changed,
    laterDice: [],
    maxHitPoints: 0,
    equipment: equipmentChoices(changed).map(() => ({ option: -1, picks: [] })),
  });
}) satisfies Change;

export const chooseLevel = ((draft, level: number) => {
  const { min, max } = LEVEL_RANGE;
  return withoutInvalidChoices({ ...draft, level: Math.min(max, Math.max(min, level)), maxHitPoints: 0 });
}) satisfies Change;

export const toggleClassSkill = ((draft, skill: SkillKey) =>
  withoutInvalidChoices({
    ...draft,
    classSkills: toggled(draft.classSkills, skill, limit(draft, classSkillCount(draft))),
  })) satisfies Change;

export const toggleExpertise = ((draft, skill: SkillKey) =>
  withoutInvalidChoices({
    ...draft,
    expertise: toggled(draft.expertise, skill, limit(draft, expertiseCount(draft))),
  })) satisfies Change;

export const toggleLanguage = ((draft, language: string) =>
  withoutInvalidChoices({
    ...draft,
    languages: toggled(draft.languages, language, limit(draft, freeLanguageCount(draft))),
  })) satisfies Change;

export const chooseBackground = ((draft, backgroundId: string) =>
  withoutInvalidChoices({ ...draft, backgroundId, customBackground: "" })) satisfies Change;

const everyAbility = (score: number): Dnd5eDraft["baseScores"] =>
  Object.fromEntries(ABILITY_KEYS.map((ability) => [ability, score])) as Dnd5eDraft["baseScores"];

/** Buying starts with 8 everywhere; the other methods start with no score assigned. */
export const chooseScoreMethod = ((draft, scoreMethod: ScoreMethod) =>
  scoreMethod === draft.scoreMethod
    ? draft
    : {
        ...draft,
        scoreMethod,
        baseScores: everyAbility(scoreMethod === "point_buy" ? 8 : 0),
      }) satisfies Change;

/** The scores to assign; none when they are bought. */
export function scorePool({ scoreMethod, rolledScores }: Dnd5eDraft): readonly number[] {
  if (scoreMethod === "standard_array") return STANDARD_ARRAY;
  return scoreMethod === "rolled" ? rolledScores.toSorted((a, b) => b - a) : [];
}

/** The scores that an ability may still get: those of the pool that no other ability has, highest first. */
export function openScores(draft: Dnd5eDraft, ability: AbilityKey): readonly number[] {
  const taken = ABILITY_KEYS.filter((key) => key !== ability).map((key) => draft.baseScores[key]);
  return taken.reduce<readonly number[]>((open, score) => {
    const index = open.indexOf(score);
    return index < 0 ? open : open.toSpliced(index, 1);
  }, scorePool(draft));
}

/** Assigns a score to an ability; when another ability has the last copy of it, the two swap. */
export const assignScore = ((draft, ability: AbilityKey, score: number) => {
  const given = { ...draft.baseScores, [ability]: score };
  if (score === 0 || openScores(draft, ability).includes(score)) return { ...draft, baseScores: given };
  const other = ABILITY_KEYS.find((key) => key !== ability && draft.baseScores[key] === score);
  const swapped = other === undefined ? given : { ...given, [other]: draft.baseScores[ability] };
  return { ...draft, baseScores: swapped };
}) satisfies Change;

/** Sets rolled scores, none of them assigned; `rolledFor` is the id of the campaign that rolled them. */
export const takeRolledScores = ((draft, rolledScores: readonly number[], rolledFor = "") => ({
  ...draft,
  scoreMethod: "rolled" as const,
  rolledScores: [...rolledScores],
  rolledFor,
  baseScores: everyAbility(0),
})) satisfies Change;

/** Sets the rolled hit dice of the levels after the first. */
export const takeHitDice = ((draft, laterDice: readonly number[], rolledFor = "") => ({
  ...draft,
  hitPointRule: "rolled" as const,
  laterDice: [...laterDice],
  rolledFor,
  maxHitPoints: 0,
})) satisfies Change;

export const chooseEquipment = ((draft, choice: number, option: number) => ({
  ...draft,
  equipment: equipmentChoices(draft).map((_, index) =>
    index === choice ? { option, picks: [] } : (draft.equipment[index] ?? { option: -1, picks: [] }),
  ),
})) satisfies Change;

export const pickEquipment = ((draft, choice: number, slot: number, itemId: string) => ({
  ...draft,
  equipment: draft.equipment.map((chosen, index) => {
    if (index !== choice) return chosen;
    const picks = Array.from({ length: Math.max(slot + 1, chosen.picks.length) }, (_, at) =>
      at === slot ? itemId : (chosen.picks[at] ?? ""),
    );
    return { ...chosen, picks };
  }),
})) satisfies Change;

/** The draft of a character in play, whose choices are not limited. */
export const freeDraft = ((draft) => (draft.free ? draft : { ...draft, free: true })) satisfies Change;

/** The classes beside the first; hit points are counted anew. */
export const chooseOtherClasses = ((draft, otherClasses: Dnd5eDraft["otherClasses"]) =>
  withoutInvalidChoices({ ...draft, otherClasses, maxHitPoints: 0 })) satisfies Change;
