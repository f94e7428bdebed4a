import type { ContestRules } from "../../game/rolls/contest";
import type { CyberpunkRoll } from "./checkRoll";
import { FACEDOWN } from "./facedown";

/**
 * Cyberpunk RED: the acting side must exceed the other's total. Shots are decided by a value that distance gives, unless
 * somebody who is quick enough dodges them.
 */
export const cyberpunkContest: ContestRules<CyberpunkRoll> = {
  awaits: ({ spec }) => spec.attack !== "ranged" && spec.difficulty === undefined,
  decide: (acting, opposing) => ({ winner: acting.total > opposing.total ? "acting" : "opposing" }),
  opposedBy: ({ facedown }) =>
    facedown ? [FACEDOWN] : ["Esquive", "Bagarre", "Perception", "Concentration"],
};
