import * as z from "zod/mini";
import { bad, good, type Handlers, neutral } from "../../../operations/reducer";
import { changedBy, refuse, requireEnough } from "../../../operations/refuse";
import { amountSchema, changeSchema, clampTo, signed, wholeSchema } from "../../../values/range";
import { HUMANITY_OF_EACH } from "../implants";
import { type CyberpunkLimits, type CyberpunkState, type KeptImplant, MAX_POINTS, RANGES } from "./state";

export const poolOperations = [
  z.object({ kind: z.literal("spendLuck"), amount: amountSchema(99) }),
  /** The beginning of a session. */
  z.object({ kind: z.literal("refillLuck") }),
  z.object({ kind: z.literal("changeLuck"), by: changeSchema(RANGES.luckSpent.max) }),
  z.object({ kind: z.literal("setLuck"), value: wholeSchema(RANGES.luckSpent) }),
  z.object({ kind: z.literal("loseHumanity"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("regainHumanity"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("setHumanity"), value: wholeSchema(RANGES.humanityLost) }),
] as const;
type PoolOperation = z.output<(typeof poolOperations)[number]>;

const HUMANITY_PER_EMPATHY = 10;

export const luckOf = ({ luckSpent }: CyberpunkState, { luck }: CyberpunkLimits): number =>
  Math.max(0, luck - luckSpent);

/** What an implant takes from the maximum. */
export const partOf = ({ part = HUMANITY_OF_EACH }: Pick<KeptImplant, "part">): number => part;

/** What Humanity can be regained up to: each implant that play has put in takes its part. */
export const humanityMaxOf = (
  { implants }: Pick<CyberpunkState, "implants">,
  { humanity }: CyberpunkLimits,
): number => Math.max(0, humanity - Object.values(implants).reduce((sum, one) => sum + partOf(one), 0));

export const humanityOf = (state: CyberpunkState, limits: CyberpunkLimits): number =>
  Math.max(0, Math.min(humanityMaxOf(state, limits), limits.humanity - state.humanityLost));

/** EMP as Humanity leaves it: a point for every ten, at most that of the build. */
export const empathyOf = (state: CyberpunkState, limits: CyberpunkLimits): number =>
  empathyAt(humanityOf(state, limits), limits);

const empathyAt = (humanity: number, { empathy }: CyberpunkLimits): number =>
  Math.min(empathy, Math.floor(humanity / HUMANITY_PER_EMPATHY));

function withLuck(state: CyberpunkState, value: number, limits: CyberpunkLimits) {
  const luck = clampTo({ min: 0, max: limits.luck }, value);
  const change = luck - luckOf(state, limits);
  const amount = change === 0 ? "" : `${signed(change)} : `;
  return {
    state: { ...state, luckSpent: limits.luck - luck },
    events: [neutral(`Chance ${amount}${luck} / ${limits.luck}`)],
  };
}

/** `before`: what it was, where the state is already another. */
export function withHumanity(
  state: CyberpunkState,
  value: number,
  limits: CyberpunkLimits,
  before = humanityOf(state, limits),
) {
  const max = humanityMaxOf(state, limits);
  const humanity = clampTo({ min: 0, max }, value);
  const after = { ...state, humanityLost: limits.humanity - humanity };
  const change = humanity - before;
  const tone = change < 0 ? bad : good;
  const amount = change === 0 ? "" : `${signed(change)} : `;
  const [was, is] = [empathyAt(before, limits), empathyAt(humanity, limits)];
  return {
    state: after,
    events: [
      tone(`Humanité ${amount}${humanity} / ${max}`),
      ...(was === is ? [] : [tone(`EMP ${is}`)]),
      ...(humanity === 0 && change < 0 ? [bad("Plus d'Humanité : cyberpsychose")] : []),
    ],
  };
}

export const poolHandlers: Handlers<PoolOperation, CyberpunkState, CyberpunkLimits> = {
  spendLuck: (state, { amount }, limits) => {
    const luck = luckOf(state, limits);
    requireEnough(luck, amount, "points de Chance");
    return withLuck(state, luck - amount, limits);
  },
  refillLuck: (state, _, limits) => {
    if (luckOf(state, limits) >= limits.luck) refuse("La Chance est déjà entière.");
    return withLuck(state, limits.luck, limits);
  },
  changeLuck: (state, { by }, limits) => {
    const range = { min: 0, max: limits.luck };
    return withLuck(state, changedBy(luckOf(state, limits), by, range, "Chance"), limits);
  },
  setLuck: (state, { value }, limits) => withLuck(state, value, limits),
  loseHumanity: (state, { amount }, limits) => {
    const humanity = humanityOf(state, limits);
    if (humanity === 0) refuse("Il ne reste plus d'Humanité.");
    return withHumanity(state, humanity - amount, limits);
  },
  regainHumanity: (state, { amount }, limits) => {
    const humanity = humanityOf(state, limits);
    if (humanity >= humanityMaxOf(state, limits)) refuse("L'Humanité est déjà entière.");
    return withHumanity(state, humanity + amount, limits);
  },
  setHumanity: (state, { value }, limits) => withHumanity(state, value, limits),
};
