import type { RollSpec } from "./sheetRoll";

/** One named value of a character. `roll` is absent where the game never rolls it, or where it could not be read. */
export interface SheetScore {
  /** The key under which `stats` keeps it when the product writes it: `strength`, `firearms`… */
  readonly id: string;
  readonly label: string;
  /** Undefined where the character does not say. */
  readonly value: number | undefined;
  /** A second line under the value: `"½ 30 · ⅕ 12"`, `"REF 6"`. */
  readonly detail?: string;
  readonly roll?: RollSpec;
}

interface SheetPool {
  readonly id: string;
  readonly label: string;
  /** What the dice are made of: `"Volonté 4 + Humanité 2"`. */
  readonly detail: string;
  readonly roll: RollSpec;
}

/** How a tracker is coloured: what one loses, what one spends, what threatens. */
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

/** What the sheet of a game is made of, so that one component can render any game's blocks. */
export type SheetBlock = ScoresBlock | PoolsBlock | TrackersBlock | TextBlock;
