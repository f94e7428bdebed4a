import { INITIATIVE_LABEL } from "./rolls/initiative";
import type { RollRequest, SanityLoss } from "./rolls/rollRequest";

/** Rolls that the MJ may ask for, under the heading that lists them. */
export interface TraitGroup {
  readonly title: string;
  /** The names that the game's sheets give to these rolls. */
  readonly traits: readonly string[];
}

/** What the MJ of a game asks players to roll. */
export interface AskRules {
  readonly traits: readonly TraitGroup[];
  /** The label of a roll as its sheets have it now, which may have been stored by an earlier release. Without it, none has changed. */
  readonly currentLabel?: (label: string) => string;
  /** Rolls that the MJ composes of two traits, by their labels: « Résolution + Sang-froid ». */
  readonly composed?: {
    readonly first: readonly TraitGroup[];
    readonly second: readonly TraitGroup[];
    readonly reads: (trait: string) => boolean;
    /** Of a sheet; undefined where it does not know the traits. */
    readonly roll: (raw: unknown, trait: string) => RollRequest | undefined;
  };
  /** Rolls of the traits that stand on no sheet. */
  readonly others?: readonly RollRequest[];
  /** A roll that takes something where it is asked for with it: « SAN, perte 1/1d6 ». */
  readonly loss?: {
    readonly trait: string;
    readonly label: string;
    readonly example: string;
    /** What is wrong with a text. */
    readonly check: (text: string) => string | undefined;
    readonly read: (text: string) => SanityLoss | undefined;
  };
  /**
   * What a roll must reach: the highest that is asked for, how it is said (« DD 15 ») and its field is named. Without it,
   * a level of success is asked for.
   */
  readonly difficulty?: { readonly max: number; readonly word: string; readonly label: string };
}

/** Of a game whose players roll their initiative. */
export const INITIATIVE_GROUP: TraitGroup = { title: "Combat", traits: [INITIATIVE_LABEL] };

/** Groups of a game's traits, by their labels. */
export const labelled = (
  groups: readonly { readonly title: string; readonly traits: readonly { readonly label: string }[] }[],
): TraitGroup[] => groups.map(({ title, traits }) => ({ title, traits: traits.map(({ label }) => label) }));
