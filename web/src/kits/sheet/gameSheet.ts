import type { PowerRules } from "domain/game/powers/power";
import type { AnyOperation } from "domain/operations/anyOperation";
import { type ComponentType, lazy } from "react";
import type { TrackersProps } from "../trackers/trackersProps";

/** Of any game: `state`, `limits` and the operations are those of its `PlaySystem`. */
export type AnyTrackersProps = TrackersProps<Readonly<Record<string, unknown>>, AnyOperation, unknown>;

/** What a sheet of a game's own is made of, beside what all sheets have; each reads what it shows. */
export interface OwnSheetParts {
  /** What is looked at first in a fight. */
  readonly Vitals: ComponentType;
  /** What the character is, with its rolls. */
  readonly Build: ComponentType;
  readonly Spells: ComponentType;
  /** What is looked up seldom. */
  readonly More: ComponentType;
}

/** What a character can do beyond its skills, by the rules of its game. */
export type AnyPowerRules = PowerRules<AnyOperation, Readonly<Record<string, unknown>>>;

/** What a game's sheet shows of its own. What it does not have is absent. */
export interface GameSheet {
  readonly trackers: ComponentType<AnyTrackersProps>;
  /** Instead of the blocks that `Game.sheet.blocks` gives. */
  readonly parts?: OwnSheetParts;
  readonly powers?: { readonly title: string; readonly rules: () => Promise<AnyPowerRules> };
  /** Rolls of a sheet that are no value of it. */
  readonly rolls?: { readonly title: string; readonly content: ComponentType };
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
