import type { Action } from "../sheet/character/actions";
import type { Character } from "../sheet/character/character";
import type { EquippedCharacter } from "../sheet/equipment/equippedCharacter";
import type { Damage } from "../sheet/equipment/item";
import type { ResolvedItem } from "../sheet/equipment/resolveItem";
import type { CarriedItem } from "../sheet/inventory/tabs";
import type { ActionRoll } from "./rolls/actionRoll";
import type { RollRequest } from "./rolls/rollRequest";
import type { SheetBlock } from "./sheet";

/** What a sheet says of a character's initiative. */
export interface OwnInitiative {
  /** The value by which it acts, in a game that rolls no initiative: DEX in Call of Cthulhu. */
  readonly ownValue?: number | undefined;
  /** What it adds to a rolled die: the bonus of Dungeons & Dragons, REF in Cyberpunk. */
  readonly ownBonus?: number | undefined;
}

/** Values of a sheet that can be rolled, under one heading. */
export interface SheetChoiceGroup {
  readonly title: string;
  readonly choices: readonly RollRequest[];
}

/** What a game's sheet shows and rolls. `raw` is the character as it came, with its state in play. */
export interface SheetRules {
  /** Never throws. Without it, the sheet shows the normalised character, whose values `checks` rolls. */
  readonly blocks?: (raw: unknown) => SheetBlock[];
  /** Without it, the values of the blocks. */
  readonly checks?: (character: Character) => readonly SheetChoiceGroup[];
  /** What is rolled in any fight: initiative… */
  readonly fightRolls: (character: Character, raw: unknown) => readonly (RollRequest | undefined)[];
  /** The rolls of an action: its attack, then its damage; `character` with its equipment and its state in play. */
  readonly attack: (character: Character, action: Action) => readonly ActionRoll[];
  /** The attack of who has nothing in hand; `character` as for `attack`. */
  readonly bareHands: (character: Character) => Action;
  /** By what one steps aside, as an ask names it: a value of the sheet, or a pool. Without it, nothing is rolled for that. */
  readonly dodge?: string;
  /** What it carries against what it can; absent in games that do not count. */
  readonly load?: (character: Character, carried: readonly CarriedItem[]) => Load | undefined;
  /** What is wrong with what it carries, in sentences. Without it, nothing ever is. */
  readonly carriedWrongly?: (carried: readonly CarriedItem[]) => readonly string[];
  /** Worn items apart; without what cannot be read. */
  readonly initiative: (raw: unknown) => OwnInitiative;
}

/** In kilograms. */
export interface Load {
  readonly carried: number;
  readonly most: number;
}

/** What a game makes of what is worn (product §4). */
export interface EquipmentRules {
  /** The character's values with what active items add to them, and which item added what. Without it, items add to none. */
  readonly raise?: (character: Character, active: readonly ResolvedItem[]) => EquippedCharacter;
  /** Whether an item that is worn helps beside the others; without it, each does. */
  readonly helps?: (item: ResolvedItem, active: readonly ResolvedItem[]) => boolean;
  /** What a weapon rolls. Without it, its damage as it stands. */
  readonly weaponRolls?: (
    character: Character,
    item: ResolvedItem,
  ) => Pick<Action, "attackBonus" | "damage" | "strike">;
  /** Damage in the hands of its wielder. Without it, as it stands. */
  readonly damage?: (character: Character, damage: Damage) => Damage;
}
