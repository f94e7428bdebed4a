import { ABILITY_KEYS, type AbilityKey } from "../../sheet/character/abilities";
import type { Character } from "../../sheet/character/character";
import { SKILL_KEYS, SKILLS, type SkillKey } from "../../sheet/character/skills";
import type { Proficiency } from "../../sheet/character/training";
import { compareFrench } from "../../values/text/compareFrench";
import { ABILITIES, abilityModifier } from "./abilities";
import { proficiencyBonusAt, trainedBonus } from "./proficiency";

/** The modifier of an ability; undefined (its rolls are disabled) when the score is unknown. */
export function abilityModifierOf(character: Character, ability: AbilityKey): number | undefined {
  const score = character.abilityScores[ability];
  return score === undefined ? undefined : abilityModifier(score);
}

/** The given bonus, else the one that follows from the level. */
export function proficiencyBonusOf({ proficiencyBonus, level }: Character): number | undefined {
  return proficiencyBonus ?? (level === undefined ? undefined : proficiencyBonusAt(level));
}

/** The given bonus, else the Dexterity modifier. */
export function initiativeBonusOf(character: Character): number | undefined {
  return character.initiativeBonus ?? abilityModifierOf(character, "dex");
}

export function savingThrowBonusOf(character: Character, ability: AbilityKey): number | undefined {
  const modifier = abilityModifierOf(character, ability);
  return trainedBonus(character.savingThrows[ability], modifier, proficiencyBonusOf(character));
}

export function skillBonusOf(character: Character, skill: SkillKey): number | undefined {
  const modifier = abilityModifierOf(character, SKILLS[skill].ability);
  return trainedBonus(character.skills[skill], modifier, proficiencyBonusOf(character));
}

const skillsUnder = (ability: AbilityKey): readonly SkillKey[] =>
  SKILL_KEYS.filter((key) => SKILLS[key].ability === ability).sort((a, b) =>
    compareFrench(SKILLS[a].name, SKILLS[b].name),
  );

/** The skills of each ability, in French order; Constitution has none. */
const SKILLS_BY_ABILITY: Readonly<Record<AbilityKey, readonly SkillKey[]>> = Object.fromEntries(
  ABILITY_KEYS.map((ability) => [ability, skillsUnder(ability)]),
) as Record<AbilityKey, readonly SkillKey[]>;

/** A line of a sheet that can be rolled: 1d20 plus `bonus`, disabled when it is undefined. */
interface RollLine<Key extends string> {
  readonly key: Key;
  readonly name: string;
  readonly bonus: number | undefined;
  readonly proficiency: Proficiency;
}

/** An ability with all its rolls, as product §2 arranges the sheet. */
export interface AbilityPanel {
  readonly key: AbilityKey;
  readonly name: string;
  readonly short: string;
  readonly score: number | undefined;
  readonly modifier: number | undefined;
  readonly savingThrow: RollLine<AbilityKey>;
  /** In French order; none for Constitution. */
  readonly skills: readonly RollLine<SkillKey>[];
}

const skillRoll = (character: Character, key: SkillKey): RollLine<SkillKey> => ({
  key,
  name: SKILLS[key].name,
  bonus: skillBonusOf(character, key),
  proficiency: character.skills[key]?.proficiency ?? "none",
});

/** The six abilities in their order, each with its saving throw and its skills. */
export function abilityPanels(character: Character): AbilityPanel[] {
  return ABILITY_KEYS.map((key) => ({
    key,
    ...ABILITIES[key],
    score: character.abilityScores[key],
    modifier: abilityModifierOf(character, key),
    savingThrow: {
      key,
      name: ABILITIES[key].name,
      bonus: savingThrowBonusOf(character, key),
      proficiency: character.savingThrows[key]?.proficiency ?? "none",
    },
    skills: SKILLS_BY_ABILITY[key].map((skill) => skillRoll(character, skill)),
  }));
}
