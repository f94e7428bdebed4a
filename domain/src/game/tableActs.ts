import type { DamageSpec } from "./gameTypes";
import type { DamageTaken } from "./rolls/damage";

/** The points of one act at most. */
export const MAX_ACT_POINTS = 9999;

/** What the MJ does to a character by a number of points: a type of damage, a kind of healing. */
export interface AmountAct<State, Operation, Limits> {
  readonly id: string;
  readonly label: string;
  /** Of damage: what it is for whoever has no state in play, such as a creature. */
  readonly spec?: DamageSpec;
  /** `points`: from 1 to `MAX_ACT_POINTS`. */
  readonly take: (points: number, state: State, limits: Limits) => DamageTaken<Operation>;
}

/** A condition that may begin or end now, or another change without a number. */
export interface ChangeAct<Operation> {
  /** The same for every character: several are changed by one press. */
  readonly id: string;
  readonly label: string;
  /** Under which choices list it: « Fin », « États ». */
  readonly group: string;
  readonly operation: Operation;
}

/** What the MJ may do to the characters of a table without their sheets. */
export interface TableActs<State, Operation, Limits> {
  /** Not empty; the ordinary one first. */
  readonly damage: readonly AmountAct<State, Operation, Limits>[];
  readonly healing: readonly AmountAct<State, Operation, Limits>[];
  /** None of them is refused in this state. */
  readonly changesOf: (state: State, limits: Limits) => readonly ChangeAct<Operation>[];
}

/** What the MJ asks for: an act of the game by its id. */
export type AskedAct =
  | { readonly kind: "damage" | "healing"; readonly act: string; readonly points: number }
  | { readonly kind: "change"; readonly act: string };
