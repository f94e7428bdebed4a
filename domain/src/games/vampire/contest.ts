import type { ContestRules } from "../../game/rolls/contest";
import type { VampireRoll } from "./poolRoll";

/** Vampire: more successes win, a tie is the acting side's; what is over is the margin. Without a success nobody wins. */
export const vampireContest: ContestRules<VampireRoll> = {
  awaits: ({ spec, total }) => spec.about === undefined && spec.difficulty === undefined && total > 0,
  decide: (acting, opposing) => {
    const margin = acting.total - opposing.total;
    if (margin < 0) return { winner: "opposing", margin: -margin };
    return acting.total === 0 ? { winner: undefined } : { winner: "acting", margin };
  },
  opposedBy: ["Athlétisme", "Bagarre", "Mêlée", "Vigilance", "Empathie", "Physique"],
};
