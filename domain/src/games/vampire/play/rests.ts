import type * as z from "zod/mini";
import type { Rest, RestStep } from "../../../game/play";
import { refuse } from "../../../operations/refuse";
import { plural } from "../../../values/text/plural";
import { type bloodOperations, requireRousable } from "./blood";
import { type damageOperations, isDowned, marksOf } from "./damage";
import type { experienceOperations } from "./experience";
import { type humanityOperations, remorseDice, stainsOf } from "./humanity";
import { activePowers, type scenePowerOperations } from "./scenePowers";
import { RANGES, type VampireLimits, type VampireState } from "./state";

type Operation = z.output<
  | (typeof bloodOperations)[number]
  | (typeof damageOperations)[number]
  | (typeof experienceOperations)[number]
  | (typeof humanityOperations)[number]
  | (typeof scenePowerOperations)[number]
>;
type VampireRest = Rest<VampireState, Operation, VampireLimits>;

const MAX_EXPERIENCE = 20;
const TEN_SIDES = 10;

/** Waking for the night: a rouse check. */
const nightfall: VampireRest = {
  steps: (state, limits) => {
    if (isDowned(state, "health", limits)) refuse("En torpeur : pas d'éveil cette nuit.");
    return [
      ...(activePowers(state).length > 0 ? [{ kind: "endScene" } as const] : []),
      {
        dice: [TEN_SIDES],
        label: `Exaltation du réveil : 1 dé (Faim ${state.hunger} / ${RANGES.hunger.max})`,
        operationOf: (faces) => ({ kind: "rouse", faces: [...faces], purpose: "waking" }),
      },
    ];
  },
};

/** A rouse check that the story asks for. */
const rousing: VampireRest = {
  steps: (state) => {
    requireRousable(state);
    return [
      {
        dice: [TEN_SIDES],
        label: `Exaltation : 1 dé (Faim ${state.hunger} / ${RANGES.hunger.max})`,
        operationOf: (faces) => ({ kind: "rouse", faces: [...faces], purpose: "power" }),
      },
    ];
  },
};

const stain: VampireRest = { steps: () => [{ kind: "stain", amount: 1 }] };

const sessionBegins: VampireRest = {
  steps: (state, limits) =>
    marksOf(state, "willpower", limits).superficial > 0 && limits.willpowerRecovery > 0
      ? [{ kind: "recoverWillpower" }]
      : [],
};

/** Experience for all, remorse for those who have stains. */
const sessionEnds: VampireRest = {
  points: { label: "XP", max: MAX_EXPERIENCE },
  steps: (state, _limits, points) => {
    const earned: RestStep<Operation>[] = points > 0 ? [{ kind: "gainExperience", amount: points }] : [];
    if (stainsOf(state) === 0 && !state.degenerating) return earned;
    const dice = remorseDice(state);
    return [
      ...earned,
      {
        dice: Array.from({ length: dice }, () => TEN_SIDES),
        label: `Remords : ${dice} ${plural(dice, "dé", "dés")}`,
        operationOf: (faces) => ({ kind: "remorse", faces: [...faces] }),
      },
    ];
  },
};

export const vampireRests = {
  "nuit-tombee": nightfall,
  exaltation: rousing,
  souillure: stain,
  "nouvelle-seance": sessionBegins,
  "fin-seance": sessionEnds,
};
