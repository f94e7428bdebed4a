import { gameOf } from "../../games/registry/games";
import { withoutOtherPaths } from "../../sheet/character/avatar";
import type { Character, RawFields } from "../../sheet/character/character";
import { classLabel } from "../../sheet/character/fallbacks";
import { withoutAbsent } from "../../values/reading/values";

/** The fields of `characters/{id}` without owner, campaign and version (product §3). */
export interface StoredShape {
  system: Character["system"];
  name: string;
  class: string;
  pronoun?: string;
  stats: RawFields;
  data: RawFields;
}

/**
 * Merges the original fields with the readable ones. In the other games the original ones take precedence,
 * since their sheets read skills and abilities from them that D&D does not have.
 */
const merged = ({ system }: Character, original: RawFields, read: RawFields): RawFields =>
  gameOf(system).sheet.blocks === undefined ? { ...original, ...read } : { ...read, ...original };

/**
 * A character as the product stores and exports it, whatever known shape it was imported in. Reading it back
 * with `normaliseCharacter` gives the same character; fields that only the other systems' sheets read are
 * kept.
 */
export function toStoredShape(character: Character): StoredShape {
  const { abilityScores, savingThrows, skills, ac, speeds, hp } = character;
  const { initiativeBonus, proficiencyBonus } = character;
  const { actions, bonusActions, reactions, equipmentModifiers } = character;
  const { inventoryItems, equippedItemIds, attunedItemIds } = character;
  const { classes, level, race, background, alignment, avatarUrl, description, notes } = character;
  const { traits, equipment, proficiencies, pronouns } = character;
  const stats = {
    ...{ abilityScores, savingThrows, skills, ac, speed: speeds, hp },
    ...{ initiativeBonus, proficiencyBonus },
    ...{ actions, bonusActions, reactions, equipmentModifiers },
    ...{ inventoryItems, equippedItemIds, attunedItemIds },
  };
  const data = {
    ...{ classes, level, race, background, alignment, avatarUrl, description, notes },
    ...{ traits, equipment, proficiencies },
  };
  return {
    system: character.system,
    name: character.name,
    class: classes.length > 0 ? classLabel(character, true) : "",
    ...(pronouns !== undefined && { pronoun: pronouns }),
    stats: withoutOtherPaths(merged(character, character.stats, withoutAbsent(stats))),
    data: withoutOtherPaths(merged(character, character.data, withoutAbsent(data))),
  };
}
