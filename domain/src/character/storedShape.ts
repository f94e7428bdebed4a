import { withoutAbsent } from "../reading/values";
import type { Character, RawFields } from "./character";
import { classLabel } from "./fallbacks";

/** How long a new character's texts may be, in UTF-16 units. */
export const SHAPE_LENGTHS = { name: 80, class: 160, pronoun: 40 } as const;

/** What `characters/{id}` keeps of a character beside its owner, campaign and version (product §3). */
export interface StoredShape {
  system: Character["system"];
  name: string;
  class: string;
  pronoun?: string;
  stats: RawFields;
  data: RawFields;
}

/**
 * What was read over what came; in the other games what came goes first, for their sheets read skills and abilities
 * there that D&D has not.
 */
const overlaid = ({ system }: Character, came: RawFields, read: RawFields): RawFields =>
  system === "dnd5e" ? { ...came, ...read } : { ...read, ...came };

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
    stats: overlaid(character, character.stats, withoutAbsent(stats)),
    data: overlaid(character, character.data, withoutAbsent(data)),
  };
}
