import type { Effects } from "../equipment/item";
import type { Inventory } from "../inventory/inventoryEntry";
import type { SystemId } from "../systems/systemIds";
import type { AbilityKey } from "./abilities";
import type { AbilityScores } from "./abilityScores";
import type { Action, ActionKind } from "./actions";
import type { ClassLevel } from "./classLevels";
import type { HitPoints } from "./hitPoints";
import type { ProficiencyGroup } from "./proficiencies";
import type { SkillKey } from "./skills";
import type { Speeds } from "./speed";
import type { Training } from "./training";
import type { Traits } from "./traits";

export type RawFields = Readonly<Record<string, unknown>>;

/**
 * A character as every screen reads it, whatever shape it came in (`normaliseCharacter`). It holds what the sheet
 * says, not what follows from it: derived rolls are in `sheetRolls`, what equipment adds in
 * `equipment/applyEquipment`. An absent field could not be read; `fallbacks` has the text that stands in.
 */
export interface Character extends Inventory, Readonly<Record<ActionKind, readonly Action[]>> {
  readonly id: string;
  readonly userId?: string;
  readonly system: SystemId;
  readonly name: string;
  readonly campaign?: { readonly id: string; readonly name?: string };
  readonly pronouns?: string;
  readonly classes: readonly ClassLevel[];
  readonly level?: number;
  readonly race?: string;
  readonly background?: string;
  readonly alignment?: string;
  /** Safe to load; initials stand in where there is none. */
  readonly avatarUrl?: string;
  readonly description?: string;
  readonly notes?: string;
  readonly traits: Traits;
  /** What the sheet lists in words, beside the inventory. */
  readonly equipment: readonly string[];
  readonly proficiencies: readonly ProficiencyGroup[];
  readonly abilityScores: AbilityScores;
  readonly savingThrows: Readonly<Partial<Record<AbilityKey, Training>>>;
  readonly skills: Readonly<Partial<Record<SkillKey, Training>>>;
  /** Armor class as the sheet gives it: armour worn when it was written is in it. */
  readonly ac?: number;
  readonly speeds: Speeds;
  readonly hp?: HitPoints;
  readonly initiativeBonus?: number;
  readonly proficiencyBonus?: number;
  /** What another tool worked out that the equipment adds. */
  readonly equipmentModifiers: Effects;
  /** Grows with every save; what a save says it was made from. */
  readonly version?: number;
  /** As they came: the other systems' sheets read their own blocks there. */
  readonly stats: RawFields;
  readonly data: RawFields;
}
