import type { PowerRules } from "domain/game/powers/power";
import type { AnyOperation } from "domain/operations/anyOperation";
import type { Character } from "domain/sheet/character/character";
import type { Contribution } from "domain/sheet/equipment/contributions";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import { type ComponentType, lazy, type ReactNode } from "react";
import type { TrackersProps } from "../trackers/trackersProps";
import type { PlayInUse } from "./playInUse";

/** Of any game: `state`, `limits` and the operations are those of its `PlaySystem`. */
export type AnyTrackersProps = TrackersProps<Readonly<Record<string, unknown>>, AnyOperation, unknown>;

/** What a sheet of a game's own is made of, beside its character. */
export interface OwnSheetProps {
  /** With its equipment applied. */
  character: Character;
  contributions: readonly Contribution[];
  hitPoints: ReactNode;
  /** How many items may still make the armor class. */
  awaitedArmour: number;
  /** What changes in play. */
  trackers: ReactNode;
  actions: ReactNode;
  spells: ReactNode;
  inventory: ReactNode;
}

/** The spells of a sheet. */
export interface SheetSpellsProps {
  /** As it is stored. */
  character: Character;
  equipped: EquippedCharacter;
  play: PlayInUse;
  /** Whether the viewer may choose them: the owner. */
  isOwner: boolean;
  /** Whether the viewer may cast them: the owner and the MJ. */
  editable: boolean;
  refetch: () => void;
}

/** Rolls of a sheet that are no value of it. `raw`: the character as it came, with what play changed. */
export interface OwnRollsProps {
  characterId: string;
  raw: unknown;
}

/** What a character can do beyond its skills, by the rules of its game. */
export type AnyPowerRules = PowerRules<AnyOperation, Readonly<Record<string, unknown>>>;

/** What a game's sheet shows of its own. What it does not have is absent. */
export interface GameSheet {
  readonly trackers: ComponentType<AnyTrackersProps>;
  /** Instead of the blocks that `Game.sheet.blocks` gives. */
  readonly sheet?: ComponentType<OwnSheetProps>;
  readonly spells?: ComponentType<SheetSpellsProps>;
  readonly powers?: { readonly title: string; readonly rules: () => Promise<AnyPowerRules> };
  readonly rolls?: { readonly title: string; readonly content: ComponentType<OwnRollsProps> };
  /** Whether what the character has under `race` is a part of where it comes from. */
  readonly hasPeoples?: true;
  /** Whether its file is one that Foundry VTT reads. */
  readonly hasFoundryFile?: true;
}

/** A game's trackers, loaded with its sheet alone; they take what its own `PlaySystem` makes. */
export const trackersOf = (
  load: () => Promise<{ default: ComponentType<never> }>,
): ComponentType<AnyTrackersProps> =>
  lazy(load as unknown as () => Promise<{ default: ComponentType<AnyTrackersProps> }>);

/** The rules of a game's powers, which take the state and give the operations of its own `PlaySystem`. */
export const powersOf = (title: string, load: () => Promise<PowerRules<unknown, never>>) => ({
  title,
  rules: load as unknown as () => Promise<AnyPowerRules>,
});
