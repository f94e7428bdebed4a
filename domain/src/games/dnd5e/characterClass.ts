import type { AbilityKey } from "../../sheet/character/abilities";
import type { SkillKey } from "../../sheet/character/skills";
import type { StartingEquipment } from "./startingEquipment";

export interface CharacterClass {
  readonly id: string;
  readonly name: string;
  /** The size of the die: 6, 8, 10 or 12. */
  readonly hitDie: number;
  readonly savingThrows: readonly [AbilityKey, AbilityKey];
  readonly skillChoices: { readonly count: number; readonly from: readonly SkillKey[] };
  readonly proficiencies: readonly string[];
  readonly startingEquipment: StartingEquipment;
  /** The spellcasting ability, and the first level with spells; absent for classes without spells. */
  readonly spellcasting?: { readonly ability: AbilityKey; readonly fromLevel: number };
}
