import type { RollOutcome } from "../../values/dice/rollOutcome";

/** A side of a contest: what was rolled by the game's rules, and how it fell. */
export interface ContestSide<Spec> {
  readonly spec: Spec;
  readonly total: number;
  readonly outcome?: RollOutcome | undefined;
}

/** How a contest ended. */
export interface ContestEnd {
  /** Undefined where nobody wins: nothing changes. */
  readonly winner: "acting" | "opposing" | undefined;
  /** By how much, where the game counts it. */
  readonly margin?: number | undefined;
}

/** How one opposes another in a game. `acting`: who began, attacked, hides or seizes. */
export interface ContestRules<Spec> {
  /** Whether a roll that is aimed at somebody waits for what they oppose to it: nothing else has decided it. */
  readonly awaits: (acting: ContestSide<Spec>) => boolean;
  readonly decide: (acting: ContestSide<Spec>, opposing: ContestSide<Spec>) => ContestEnd;
  /** What one opposes as a rule, by the names of sheets and of creatures: offered before everything else. */
  readonly opposedBy: readonly string[] | ((acting: Spec) => readonly string[]);
}

/** The higher total wins. */
export const higherOf = (acting: number, opposing: number): ContestEnd["winner"] => {
  if (acting === opposing) return undefined;
  return acting > opposing ? "acting" : "opposing";
};
