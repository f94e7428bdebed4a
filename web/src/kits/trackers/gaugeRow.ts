import type { AmountAction } from "./AmountForm";
import type { Doing } from "./foreseen";
import type { TrackersProps } from "./trackersProps";

/** A value that goes down to 0 and up to its maximum, between its own − and +. */
interface Pool<State, Operation, Limits> {
  /** Where the title does not say it: « PM ». */
  readonly label?: string;
  readonly value: (state: State, limits: Limits) => number;
  readonly max: (state: State, limits: Limits) => number;
  /** What one press takes or gives: « 1 PM ». */
  readonly unit: string;
  readonly less: Doing<Operation>;
  readonly more: Doing<Operation>;
  /** Drawn as a bar instead of dots. */
  readonly bar?: "mind";
}

/** A plain gauge of a game: what it stands at, and what takes from it and adds to it. */
export interface GaugeRow<State, Operation, Limits> {
  readonly title: string;
  /** What the line says that it is folded behind; without it the gauge is a card. */
  readonly folded?: (state: State, limits: Limits) => string;
  /** Without it, a sum that is earned and spent. */
  readonly pool?: Pool<State, Operation, Limits>;
  /** « Points de magie ». */
  readonly amount: string;
  /** The most that is typed at once. */
  readonly most: (state: State, limits: Limits) => number;
  /** What is done with what is typed; Enter does the first. */
  readonly actions: readonly [AmountAction<Operation>, ...AmountAction<Operation>[]];
  /** Whether what it is spent on may be named. */
  readonly isPurchase?: boolean;
  /** What its value means now, where it means something. */
  readonly notice?: (state: State, limits: Limits) => string | undefined;
  /** A rule that its player should know, below. */
  readonly note?: string;
  /** Another press, below. */
  readonly also?: (state: State) => { readonly text: string; readonly operation: Doing<Operation> };
}

/** Of the game whose trackers have these props. */
export type GaugeOf<Props> =
  Props extends TrackersProps<infer State, infer Operation, infer Limits>
    ? GaugeRow<State, Operation, Limits>
    : never;
export type GaugesOf<Props> = readonly GaugeOf<Props>[];
