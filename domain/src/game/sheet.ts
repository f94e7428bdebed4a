import type { RollSpec } from "./gameTypes";
import type { RollSubject } from "./rolls/rollEffect";

/**
 * A named value of a character. `roll` is absent when the game never rolls it, or when the value could not be
 * read.
 */
export interface SheetScore {
  /** The key under which the product stores it in `stats`: `strength`, `firearms`… */
  readonly id: string;
  readonly label: string;
  /** Undefined when the character has none. */
  readonly value: number | undefined;
  /** A second line under the value: `"½ 30 · ⅕ 12"`, `"REF 6"`. */
  readonly detail?: string;
  readonly roll?: RollSpec;
  /** What its roll is about, where the state in play may act on it. */
  readonly subject?: RollSubject;
}

interface SheetPool {
  readonly id: string;
  readonly label: string;
  /** How the pool is composed: `"Volonté 4 + Humanité 2"`. */
  readonly detail: string;
  readonly roll: RollSpec;
}

/** Determines a tracker's colour: health, mind, a resource to spend, a danger. */
type TrackerTone = "life" | "mind" | "resource" | "danger";

export interface SheetTracker {
  readonly id: string;
  readonly label: string;
  readonly current: number;
  readonly max: number;
  readonly tone: TrackerTone;
  readonly detail?: string;
}

interface BlockOf<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
}

/** `max` is the scale of the display: 5 dots, 10 points, 99 %. */
export interface ScoresBlock extends BlockOf<"scores"> {
  readonly display: "dots" | "number" | "percent";
  readonly max: number;
  readonly scores: readonly SheetScore[];
  /** The state in play shows them, where it is known. */
  readonly inPlay?: true;
}

export interface PoolsBlock extends BlockOf<"pool"> {
  readonly pools: readonly SheetPool[];
}

export interface TrackersBlock extends BlockOf<"tracker"> {
  readonly trackers: readonly SheetTracker[];
}

export interface TextBlock extends BlockOf<"text"> {
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** The blocks of a sheet, the same for all games, so that one component can render them. */
export type SheetBlock = ScoresBlock | PoolsBlock | TrackersBlock | TextBlock;
