import { withoutAbsent } from "../reading/values";
import type { Character, RawFields } from "./character";
import { classLabel } from "./fallbacks";

/** What `characters/{id}` keeps of a character beside its owner, campaign and version (spec §3). */
export interface StoredShape {
  system: Character["system"];
  name: string;
  class: string;
  pronoun?: string;
  stats: RawFields;
  data: RawFields;
}

/**
 * A character as the product stores and exports it: what an import of any known shape becomes. Reading it back with
 * `normaliseCharacter` gives the same character; what only the other systems' sheets read is kept beside it.
 */
export function toStoredShape(character: Character): StoredShape {
  const { abilityScores, savingThrows, skills, ac, speeds, hp, initiativeBonus, proficiencyBonus } =
    character;
  const { actions, bonusActions, reactions, equipmentModifiers } = character;
  const { inventoryItems, equippedItemIds, attunedItemIds } = character;
  const { classes, level, race, background, alignment, avatarUrl, description, notes } = character;
  const { traits, equipment, proficiencies, pronouns } = character;
  const stats = {
    ...{ abilityScores, savingThrows, skills, ac, speed: speeds, hp, initiativeBonus, proficiencyBonus },
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
    stats: { ...character.stats, ...withoutAbsent(stats) },
    data: { ...character.data, ...withoutAbsent(data) },
  };
}
