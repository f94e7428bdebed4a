import { ABILITY_KEYS, type AbilityKey } from "../character/abilities";
import type { Character } from "../character/character";
import { abilityModifierOf, proficiencyBonusOf } from "../character/sheetRolls";
import { SKILLS } from "../character/skills";
import { PROFICIENCY_FACTORS, type Training } from "../character/training";
import type { InventoryEntry } from "../inventory/inventoryEntry";
import { carriedItems } from "../inventory/tabs";
import type { SystemId } from "../systems/systemIds";
import { deriveArmorClass } from "./armorClass";
import { type Contribution, contributionsOf, totalTo } from "./contributions";
import { grantedActions } from "./grantedActions";
import type { Item } from "./item";
import { isWeapon } from "./itemKind";
import type { ResolvedItem } from "./resolveItem";
import type { RaisedStat } from "./statKeys";
import { weaponAttack, withImpact } from "./weaponAttack";

/** A character with the effects of its equipment, and which item added what. */
export interface EquippedCharacter {
  readonly character: Character;
  readonly contributions: readonly Contribution[];
}

/** The items that take effect (product §4): equipped, and attuned if they require it. */
function activeItems(
  entries: readonly InventoryEntry[],
  items: readonly Item[],
  system: SystemId,
): ResolvedItem[] {
  return carriedItems(entries, items, system)
    .filter(({ entry, item }) => entry.equipped && (entry.attuned || !item.requiresAttunement))
    .map(({ item }) => item);
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

const moveTrainings = (before: Character, after: Character): Character => {
  const move = <Key extends string>(
    trainings: Readonly<Partial<Record<Key, Training>>>,
    abilityOf: (key: Key) => AbilityKey,
  ) => {
    const entries = Object.entries<Training | undefined>(trainings) as [Key, Training][];
    return Object.fromEntries(
      entries.map(([key, training]) => [key, movedTraining(training, abilityOf(key), before, after)]),
    ) as Partial<Record<Key, Training>>;
  };
  return {
    ...after,
    savingThrows: move(before.savingThrows, (ability) => ability),
    skills: move(before.skills, (skill) => SKILLS[skill].ability),
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
  hp?.max === undefined ? hp : { ...hp, max: Math.max(1, hp.max + bonus) };

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
  const whole = (target: RaisedStat) => Math.trunc(totalTo(contributions, target));
  const { hp: _, initiativeBonus: _initiative, proficiencyBonus: _proficiency, ac: _ac, ...rest } = scored;
  const hp = raisedHitPoints(scored, whole("hp"));
  const initiativeBonus = raisedInitiative(before, scored, whole("initiative"));
  const proficiencyBonus = raisedProficiency(scored, whole("proficiency"));
  const ac = scored.ac === undefined ? undefined : scored.ac + whole("ac");
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
  return {
    ...character,
    actions: [
      ...character.actions.map((action) =>
        action.damage ? { ...action, damage: withImpact(character, action.damage) } : action,
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
  const derived = character.ac === undefined ? deriveArmorClass(scored, active) : undefined;
  const armored: Character = derived ? { ...scored, ac: derived.ac } : scored;
  // Computed again with the derived armor class, so that a ring of protection adds to it as well.
  const contributions = contributionsOf({ ...character, ac: armored.ac }, active);
  const raised = moveTrainings(character, raiseStats(character, armored, contributions));
  return {
    character: grantActions(raised, active),
    contributions: [...contributions, ...(derived?.contributions ?? [])],
  };
}
