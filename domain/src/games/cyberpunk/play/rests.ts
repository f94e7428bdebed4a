import type * as z from "zod/mini";
import type { Rest } from "../../../game/play";
import { refuse } from "../../../operations/refuse";
import type { healthOperations } from "./health";
import type { moneyOperations } from "./money";
import { luckOf, type poolOperations } from "./pools";
import { type CyberpunkLimits, type CyberpunkState, MAX_EDDIES } from "./state";
import { hitPointsOf, requireAlive } from "./wounds";

type Operation = z.output<
  (typeof healthOperations)[number] | (typeof moneyOperations)[number] | (typeof poolOperations)[number]
>;
type CyberpunkRest = Rest<CyberpunkState, Operation, CyberpunkLimits>;

const MAX_IMPROVEMENT = 200;
/** The eurodollars that everybody gets at once. */
const MAX_PAY = 100_000;

/**
 * A day gives as many hit points back as BODY. None for the unhurt; throws `operation-refused` for the dead, and for who
 * is not stabilised.
 */
export function dayOfRest(state: CyberpunkState, limits: CyberpunkLimits): readonly Operation[] {
  requireAlive(state);
  if (hitPointsOf(state, limits) >= limits.hitPoints) return [];
  if (!state.stabilised) refuse("Il faut d'abord être stabilisé : sans cela, le repos ne soigne pas.");
  return [{ kind: "heal", amount: Math.max(1, limits.body) }];
}

const sessionBegins: CyberpunkRest = {
  steps: (state, limits) => (luckOf(state, limits) < limits.luck ? [{ kind: "refillLuck" }] : []),
};

const sessionEnds: CyberpunkRest = {
  points: { label: "points d'amélioration", max: MAX_IMPROVEMENT },
  steps: (_state, _limits, points) => (points > 0 ? [{ kind: "gainImprovement", amount: points }] : []),
};

/** Money for everybody, as much as the sheet may still count. */
const payday: CyberpunkRest = {
  points: { label: "eb", max: MAX_PAY },
  steps: ({ eddies }, _limits, points) => {
    const amount = Math.min(points, MAX_EDDIES - eddies);
    return amount > 0 ? [{ kind: "earnEddies", amount }] : [];
  },
};

export const cyberpunkRests = {
  paie: payday,
  "jour-repos": { steps: dayOfRest },
  "nouvelle-seance": sessionBegins,
  "fin-seance": sessionEnds,
};
