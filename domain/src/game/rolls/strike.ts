import type { RollOutcome } from "../../values/dice/rollOutcome";

/** The results of an attack after which damage is thrown. */
export const STRIKES = ["hit", "critical"] as const;

/** How an attack ended. */
export type Strike = (typeof STRIKES)[number] | "missed";

/** By the tone of how a roll ended; undefined where nothing has decided it. */
export function strikeOf(outcome: RollOutcome): Strike | undefined {
  switch (outcome.tone) {
    case "triumph":
      return "critical";
    case "success":
      return "hit";
    case "neutral":
      return undefined;
    default:
      return "missed";
  }
}
