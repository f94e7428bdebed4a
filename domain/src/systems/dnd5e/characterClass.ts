import type { AbilityKey } from "../../character/abilities";
import type { SkillKey } from "../../character/skills";
import type { StartingEquipment } from "./startingEquipment";

export interface CharacterClass {
  readonly id: string;
  readonly name: string;
  /** Faces of the die: 6, 8, 10 or 12. */
  readonly hitDie: number;
  readonly savingThrows: readonly [AbilityKey, AbilityKey];
  readonly skillChoices: { readonly count: number; readonly from: readonly SkillKey[] };
  readonly proficiencies: readonly string[];
  readonly startingEquipment: StartingEquipment;
  /** What its spells are cast with, and from which level; absent for those who cast none. */
  readonly spellcasting?: { readonly ability: AbilityKey; readonly fromLevel: number };
}
