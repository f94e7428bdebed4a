import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { SKILL_KEYS, SKILLS } from "../../../sheet/character/skills";
import type { Training } from "../../../sheet/character/training";
import type { Contribution } from "../../../sheet/equipment/contributions";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import type { ResolvedItem } from "../../../sheet/equipment/resolveItem";
import { deriveArmorClass } from "../armorClass";
import { armorClassRuleOf } from "../armorClassRule";
import { PROFICIENCY_FACTORS, trainedBonus } from "../proficiency";
import { abilityModifierOf, proficiencyBonusOf } from "../sheetRolls";
import { contributionsOf, totalTo } from "./contributions";
import type { RaisedRoll, RaisedValue } from "./raisedStats";
import { slowedBy } from "./suits";

const raiseScores = (character: Character, contributions: readonly Contribution[]): Character => {
  const known = ABILITY_KEYS.flatMap((key) => {
    const score = character.abilityScores[key];
    return score === undefined ? [] : [[key, Math.trunc(score + totalTo(contributions, key))] as const];
  });
  return { ...character, abilityScores: Object.fromEntries(known) };
};

/**
 * A bonus that the sheet gives was computed without the equipment: it changes with the values it is derived
 * from.
 */
const movedTraining = (
  training: Training,
  ability: AbilityKey,
  before: Character,
  after: Character,
): Training => {
  if (training.bonus === undefined) return training;
  const factor = PROFICIENCY_FACTORS[training.proficiency];
  const share = (character: Character) => Math.floor(factor * (proficiencyBonusOf(character) ?? 0));
  const modifier = (character: Character) => abilityModifierOf(character, ability) ?? 0;
  const moved = modifier(after) - modifier(before) + share(after) - share(before);
  return { ...training, bonus: training.bonus + moved };
};

/** Adds what items give to a roll; a roll of an unknown ability stays unknown. */
const helped = (
  training: Training | undefined,
  ability: AbilityKey,
  after: Character,
  amount: number,
): Training | undefined => {
  if (amount === 0) return training;
  const bonus = trainedBonus(training, abilityModifierOf(after, ability), proficiencyBonusOf(after));
  return bonus === undefined ? training : { proficiency: "none", ...training, bonus: bonus + amount };
};

const moveTrainings = (
  before: Character,
  after: Character,
  contributions: readonly Contribution[],
): Character => {
  const move = <Key extends string>(
    trainings: Readonly<Partial<Record<Key, Training>>>,
    keys: readonly Key[],
    abilityOf: (key: Key) => AbilityKey,
    rolls: (key: Key) => readonly RaisedRoll[],
  ) => {
    const moved = keys.map((key) => {
      const ability = abilityOf(key);
      const given = trainings[key];
      const training = given && movedTraining(given, ability, before, after);
      const amount = rolls(key).reduce((sum, roll) => sum + Math.trunc(totalTo(contributions, roll)), 0);
      return [key, helped(training, ability, after, amount)] as const;
    });
    return Object.fromEntries(moved.filter(([, training]) => training !== undefined)) as Partial<
      Record<Key, Training>
    >;
  };
  return {
    ...after,
    savingThrows: move(
      before.savingThrows,
      ABILITY_KEYS,
      (ability) => ability,
      (ability) => ["saves", `save ${ability}`],
    ),
    skills: move(
      before.skills,
      SKILL_KEYS,
      (skill) => SKILLS[skill].ability,
      (skill) => ["checks", "skills", skill],
    ),
  };
};

const raisedInitiative = (before: Character, scored: Character, bonus: number): number | undefined => {
  const dexterity = abilityModifierOf(scored, "dex");
  if (scored.initiativeBonus === undefined)
    return bonus === 0 || dexterity === undefined ? undefined : dexterity + bonus;
  return scored.initiativeBonus + (dexterity ?? 0) - (abilityModifierOf(before, "dex") ?? 0) + bonus;
};

const raisedProficiency = (character: Character, bonus: number): number | undefined => {
  const proficiency = proficiencyBonusOf(character);
  return bonus === 0 || proficiency === undefined ? character.proficiencyBonus : proficiency + bonus;
};

const raisedHitPoints = ({ hp }: Character, bonus: number): Character["hp"] =>
  hp?.max === undefined || bonus === 0 ? hp : { ...hp, max: Math.max(1, hp.max + bonus), bareMax: hp.max };

const raisedSpeeds = ({ speeds }: Character, bonus: number): Character["speeds"] =>
  speeds.walk
    ? { ...speeds, walk: { ...speeds.walk, value: Math.max(0, speeds.walk.value + bonus) } }
    : speeds;

/** `before` is the character without equipment, `scored` the same with raised ability scores. */
const raiseStats = (
  before: Character,
  scored: Character,
  contributions: readonly Contribution[],
): Character => {
  const whole = (target: RaisedValue | "checks") => Math.trunc(totalTo(contributions, target));
  const { hp: _, initiativeBonus: _initiative, proficiencyBonus: _proficiency, ac: _ac, ...rest } = scored;
  const hp = raisedHitPoints(scored, whole("hp"));
  const initiativeBonus = raisedInitiative(before, scored, whole("initiative") + whole("checks"));
  const proficiencyBonus = raisedProficiency(scored, whole("proficiency"));
  const least = armorClassRuleOf(scored)?.minimum ?? Number.NEGATIVE_INFINITY;
  const ac = scored.ac === undefined ? undefined : Math.max(least, scored.ac + whole("ac"));
  return {
    ...rest,
    ...(hp && { hp }),
    ...(initiativeBonus !== undefined && { initiativeBonus }),
    ...(proficiencyBonus !== undefined && { proficiencyBonus }),
    ...(ac !== undefined && { ac }),
    speeds: raisedSpeeds(scored, totalTo(contributions, "speed")),
  };
};

/**
 * Raises ability scores, maximum hit points (not current ones: equipping an item heals nobody), walking speed, initiative,
 * proficiency and armor class, and the given bonuses that depend on them (product §4 "Equipment effects").
 */
export function raiseValues(character: Character, active: readonly ResolvedItem[]): EquippedCharacter {
  const scored = raiseScores(character, contributionsOf(character, active));
  const derived = character.ac === undefined ? deriveArmorClass(scored, active) : undefined;
  const armored: Character = derived ? { ...scored, ac: derived.ac } : scored;
  // Computed again with the derived armor class, so that a ring of protection adds to it as well.
  const contributions = [
    ...contributionsOf({ ...character, ac: armored.ac }, active),
    ...slowedBy(scored, active),
  ];
  return {
    character: moveTrainings(character, raiseStats(character, armored, contributions), contributions),
    contributions: [...contributions, ...(derived?.contributions ?? [])],
    ...(active.length > 0 && { worn: active }),
  };
}
