import * as z from "zod/mini";
import { good, type Handlers, neutral } from "../../../operations/reducer";
import { changedBy, refuse, requireEnough } from "../../../operations/refuse";
import { amountSchema, changeSchema, clampTo, signed, wholeSchema } from "../../../values/range";
import { nameRules } from "../../../values/text/name";
import { nameSchema } from "../../../values/text/nameSchema";
import { numberText } from "../../../values/text/typedNumber";
import { type CthulhuLimits, type CthulhuState, MAX_CASH, MAX_POINTS, RANGES } from "./state";
import { hitPointsOf, loseHitPoints } from "./wounds";

const dollars = amountSchema(MAX_CASH);
const on = nameSchema(nameRules("L'achat", 80));

export const poolOperations = [
  /** Magic points; what is missing is taken from hit points. */
  z.object({ kind: z.literal("spendMagic"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("recoverMagic"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("setMagic"), value: wholeSchema(RANGES.magicSpent) }),
  /** A point for each point by which a roll missed. */
  z.object({ kind: z.literal("spendLuck"), amount: amountSchema(99) }),
  /** The end of a session: the d100 that must be above Luck, and the d10 that it then gains. */
  z.object({
    kind: z.literal("recoverLuck"),
    roll: wholeSchema({ min: 1, max: 100 }),
    gain: wholeSchema({ min: 1, max: 10 }),
  }),
  z.object({ kind: z.literal("changeLuck"), by: changeSchema(RANGES.luck.max) }),
  z.object({ kind: z.literal("setLuck"), value: wholeSchema(RANGES.luck) }),
  z.object({ kind: z.literal("earnCash"), amount: dollars }),
  z.object({ kind: z.literal("spendCash"), amount: dollars, on }),
] as const;
export type PoolOperation = z.output<(typeof poolOperations)[number]>;

export const magicOf = ({ magicSpent }: CthulhuState, { magic }: CthulhuLimits): number =>
  Math.max(0, magic - magicSpent);

function withMagic(state: CthulhuState, value: number, limits: CthulhuLimits) {
  const magic = clampTo({ min: 0, max: limits.magic }, value);
  const change = magic - magicOf(state, limits);
  const amount = change === 0 ? "" : `${signed(change)} PM : `;
  return {
    state: { ...state, magicSpent: limits.magic - magic },
    events: [neutral(`${amount}${magic} / ${limits.magic} PM`)],
  };
}

/** `roll` is the d100 that gave it. */
function withLuck(state: CthulhuState, value: number, roll?: number) {
  const luck = clampTo(RANGES.luck, value);
  const change = luck - state.luck;
  const event = change > 0 ? good : neutral;
  const thrown = roll === undefined ? "" : ` (${roll})`;
  return {
    state: { ...state, luck },
    events: [event(`Chance${thrown} ${change === 0 ? "" : `${signed(change)} : `}${luck}`)],
  };
}

export const poolHandlers: Handlers<PoolOperation, CthulhuState, CthulhuLimits> = {
  spendMagic: (state, { amount }, limits) => {
    const magic = magicOf(state, limits);
    const missing = Math.max(0, amount - magic);
    if (missing > 0 && (state.dead || missing > hitPointsOf(state, limits))) {
      refuse(`Il faut ${amount} PM : ni la magie ni le sang n'y suffisent.`);
    }
    const spent = withMagic(state, magic - amount, limits);
    if (missing === 0) return spent;
    const hurt = loseHitPoints(spent.state, missing, limits);
    return { state: hurt.state, events: [...spent.events, ...hurt.events] };
  },
  recoverMagic: (state, { amount }, limits) => {
    const magic = magicOf(state, limits);
    if (magic >= limits.magic) refuse("Les PM sont déjà au maximum.");
    return withMagic(state, magic + amount, limits);
  },
  setMagic: (state, { value }, limits) => withMagic(state, value, limits),
  spendLuck: (state, { amount }) => {
    requireEnough(state.luck, amount, "points de Chance");
    return withLuck(state, state.luck - amount);
  },
  recoverLuck: (state, { roll, gain }) => {
    if (roll <= state.luck) return { state, events: [neutral(`Chance (${roll}) : reste à ${state.luck}`)] };
    return withLuck(state, state.luck + gain, roll);
  },
  changeLuck: (state, { by }) => withLuck(state, changedBy(state.luck, by, RANGES.luck, "Chance")),
  setLuck: (state, { value }) => withLuck(state, value),
  earnCash: (state, { amount }) => {
    const cash = state.cash + amount;
    if (cash > MAX_CASH) refuse(`Une fiche ne compte pas plus de ${numberText(MAX_CASH)} $.`);
    return { state: { ...state, cash }, events: [good(`${signed(amount)} $ · reste ${numberText(cash)}`)] };
  },
  spendCash: (state, { amount, on }) => {
    requireEnough(state.cash, amount, "$");
    const cash = state.cash - amount;
    const text = [`${signed(-amount)} $`, on, `reste ${numberText(cash)}`].filter(Boolean).join(" · ");
    return { state: { ...state, cash }, events: [neutral(text)] };
  },
};
