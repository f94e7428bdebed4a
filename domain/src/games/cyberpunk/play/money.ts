import * as z from "zod/mini";
import { earnedPoints } from "../../../game/earnedPoints";
import { good, type Handlers, neutral } from "../../../operations/reducer";
import { refuse, requireEnough } from "../../../operations/refuse";
import { amountSchema, signed } from "../../../values/range";
import { nameRules } from "../../../values/text/name";
import { nameSchema } from "../../../values/text/nameSchema";
import { numberText } from "../../../values/text/typedNumber";
import { type CyberpunkLimits, type CyberpunkState, MAX_EDDIES, RANGES } from "./state";

const eddies = amountSchema(MAX_EDDIES);
/** The most points that are gained or spent at once. */
export const MAX_IMPROVEMENT = 9999;
const points = amountSchema(MAX_IMPROVEMENT);
const on = nameSchema(nameRules("L'achat", 80));

export const moneyOperations = [
  z.object({ kind: z.literal("earnEddies"), amount: eddies }),
  z.object({ kind: z.literal("spendEddies"), amount: eddies, on }),
  z.object({ kind: z.literal("gainImprovement"), amount: points }),
  z.object({ kind: z.literal("spendImprovement"), amount: points, on }),
] as const;
type MoneyOperation = z.output<(typeof moneyOperations)[number]>;

const improvement = earnedPoints({
  gained: "improvementGained",
  spent: "improvementSpent",
  unit: "points d'amélioration",
  max: RANGES.improvementGained.max,
});

/** What is left to spend. */
export const improvementLeft: (state: CyberpunkState) => number = improvement.left;

export const moneyHandlers: Handlers<MoneyOperation, CyberpunkState, CyberpunkLimits> = {
  earnEddies: (state, { amount }) => {
    const eddies = state.eddies + amount;
    if (eddies > MAX_EDDIES) refuse(`Une fiche ne compte pas plus de ${numberText(MAX_EDDIES)} eb.`);
    return {
      state: { ...state, eddies },
      events: [good(`${signed(amount)} eb · reste ${numberText(eddies)}`)],
    };
  },
  spendEddies: (state, { amount, on }) => {
    requireEnough(state.eddies, amount, "eb");
    const eddies = state.eddies - amount;
    const text = [`${signed(-amount)} eb`, on, `reste ${numberText(eddies)}`].filter(Boolean).join(" · ");
    return { state: { ...state, eddies }, events: [neutral(text)] };
  },
  gainImprovement: (state, { amount }) => improvement.gain(state, amount),
  spendImprovement: (state, { amount, on }) => improvement.spend(state, amount, on),
};
