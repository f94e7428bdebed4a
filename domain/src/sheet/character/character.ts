import type { SystemId } from "../../values/systemIds";
import type { Effects } from "../equipment/item";
import type { Inventory } from "../inventory/inventoryEntry";
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
 * A character as every screen reads it, whatever shape it was stored in (`normaliseCharacter`). It contains
 * the values of the sheet, not derived ones: derived rolls are in `sheetRolls`, the effects of equipment in
 * `equipment/applyEquipment`. A field that could not be read is absent; `fallbacks` has the texts shown
 * instead.
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
  /** Safe to load; initials are shown without one. */
  readonly avatarUrl?: string;
  readonly description?: string;
  readonly notes?: string;
  readonly traits: Traits;
  /** The equipment that the sheet lists as text, apart from the inventory. */
  readonly equipment: readonly string[];
  readonly proficiencies: readonly ProficiencyGroup[];
  readonly abilityScores: AbilityScores;
  readonly savingThrows: Readonly<Partial<Record<AbilityKey, Training>>>;
  readonly skills: Readonly<Partial<Record<SkillKey, Training>>>;
  /** Armor class as the sheet gives it, including armour worn when it was written. */
  readonly ac?: number;
  readonly speeds: Speeds;
  readonly hp?: HitPoints;
  readonly initiativeBonus?: number;
  readonly proficiencyBonus?: number;
  /** Effects of the equipment that another tool computed. */
  readonly equipmentModifiers: Effects;
  /** Incremented by each save; a save sends the version that it was made from. */
  readonly version?: number;
  /** As stored: the sheets of the other systems read their own fields from it. */
  readonly stats: RawFields;
  readonly data: RawFields;
}
