import { gameOf } from "../../games/registry/games";
import { ABILITY_KEYS, type AbilityKey } from "../../sheet/character/abilities";
import type { Character } from "../../sheet/character/character";
import { abilityModifierOf, proficiencyBonusOf } from "../../sheet/character/sheetRolls";
import { SKILL_KEYS, SKILLS } from "../../sheet/character/skills";
import { PROFICIENCY_FACTORS, type Training, trainedBonus } from "../../sheet/character/training";
import { type Contribution, contributionsOf, totalTo } from "../../sheet/equipment/contributions";
import type { EquippedCharacter } from "../../sheet/equipment/equippedCharacter";
import { grantedActions } from "../../sheet/equipment/grantedActions";
import { type Item, NO_EFFECTS } from "../../sheet/equipment/item";
import { isArmor, isWeapon } from "../../sheet/equipment/itemKind";
import type { ResolvedItem } from "../../sheet/equipment/resolveItem";
import type { RaisedRoll, RaisedValue } from "../../sheet/equipment/statKeys";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { carriedItems } from "../../sheet/inventory/tabs";
import type { SystemId } from "../../values/systemIds";
import { weaponAttack } from "./weaponAttack";

/**
 * The items that take effect (product §4): equipped, and attuned if they require it. Armour and weapons that
 * one is not attuned to still protect and strike, without their magic.
 */
function activeItems(
  entries: readonly InventoryEntry[],
  items: readonly Item[],
  system: SystemId,
): ResolvedItem[] {
  const worn = carriedItems(entries, items, system)
    .filter(({ entry }) => entry.equipped)
    .flatMap(({ entry, item }) => {
      if (entry.attuned || !item.requiresAttunement) return [item];
      return isArmor(item) || isWeapon(item) ? [{ ...item, effects: NO_EFFECTS }] : [];
    });
  const { helps } = gameOf(system).equipment ?? {};
  return helps ? worn.filter((item) => helps(item, worn)) : worn;
}

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
  const least = scored.armorClassRule?.minimum ?? Number.NEGATIVE_INFINITY;
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

const grantActions = (character: Character, active: readonly ResolvedItem[]): Character => {
  const granted = active.map(grantedActions);
  const { damage: inHand } = gameOf(character.system).equipment ?? {};
  return {
    ...character,
    actions: [
      ...character.actions.map((action) =>
        action.damage && inHand ? { ...action, damage: inHand(character, action.damage) } : action,
      ),
      ...active.filter(isWeapon).map((item) => weaponAttack(character, item)),
      ...granted.flatMap(({ actions }) => actions),
    ],
    bonusActions: [...character.bonusActions, ...granted.flatMap(({ bonusActions }) => bonusActions)],
    reactions: [...character.reactions, ...granted.flatMap(({ reactions }) => reactions)],
  };
};

/**
 * The character with the effects of its equipment (product §4 "Equipment effects"), for display; never to be
 * saved. Raises ability scores, maximum hit points (not current ones: equipping an item heals nobody),
 * walking speed, initiative, proficiency and armor class, and the given bonuses that depend on them; grants
 * actions.
 *
 * `entries` are the character's own, or the ones in an editor; `items` are those that could be loaded.
 */
export function applyEquipment(
  character: Character,
  entries: readonly InventoryEntry[],
  items: readonly Item[],
): EquippedCharacter {
  const active = activeItems(entries, items, character.system);
  const scored = raiseScores(character, contributionsOf(character, active));
  const { armorClass } = gameOf(character.system).equipment ?? {};
  const derived = character.ac === undefined ? armorClass?.(scored, active) : undefined;
  const armored: Character = derived ? { ...scored, ac: derived.ac } : scored;
  // Computed again with the derived armor class, so that a ring of protection adds to it as well.
  const contributions = contributionsOf({ ...character, ac: armored.ac }, active);
  const raised = moveTrainings(character, raiseStats(character, armored, contributions), contributions);
  return {
    character: grantActions(raised, active),
    contributions: [...contributions, ...(derived?.contributions ?? [])],
  };
}
