import { type ContestRules, higherOf } from "../../game/rolls/contest";
import type { Dnd5eRoll } from "./d20Roll";

/** A check that fails whatever is rolled is below every total. */
const totalOf = ({ spec, total }: { readonly spec: Dnd5eRoll; readonly total: number }): number =>
  spec.fails ? Number.NEGATIVE_INFINITY : total;

/** D&D: the higher check wins, and a tie changes nothing. Attacks are decided by armour class. */
export const dnd5eContest: ContestRules<Dnd5eRoll> = {
  awaits: ({ spec }) => spec.attack !== true && spec.difficulty === undefined,
  decide: (acting, opposing) => ({ winner: higherOf(totalOf(acting), totalOf(opposing)) }),
  opposedBy: ["Athlétisme", "Acrobaties", "Perception", "Perspicacité"],
};
