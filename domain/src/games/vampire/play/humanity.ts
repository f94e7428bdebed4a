import * as z from "zod/mini";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { changedBy, refuse } from "../../../operations/refuse";
import { amountSchema, changeSchema, clampTo, wholeSchema } from "../../../values/range";
import { plural } from "../../../values/text/plural";
import { markDamage } from "./damage";
import { RANGES, type VampireLimits, type VampireState } from "./state";

const SUCCESS_FROM = 6;
const BOXES = RANGES.humanity.max;

export const humanityOperations = [
  z.object({ kind: z.literal("stain"), amount: amountSchema(BOXES) }),
  z.object({ kind: z.literal("removeStains"), amount: amountSchema(BOXES) }),
  z.object({ kind: z.literal("setStains"), value: wholeSchema(RANGES.stains) }),
  z.object({ kind: z.literal("changeHumanity"), by: changeSchema(BOXES) }),
  z.object({ kind: z.literal("setHumanity"), value: wholeSchema(RANGES.humanity) }),
  /** The faces of as many dice as `remorseDice` says. */
  z.object({
    kind: z.literal("remorse"),
    faces: z.array(wholeSchema({ min: 1, max: 10 })).check(z.minLength(1), z.maxLength(BOXES)),
  }),
] as const;
export type HumanityOperation = z.output<(typeof humanityOperations)[number]>;

/** The stains as far as the boxes of Humanity that are empty reach. */
export const stainsOf = ({ stains, humanity }: VampireState): number => Math.min(stains, BOXES - humanity);

/** The dice of remorse: the boxes that are neither filled nor stained, one at least. */
export const remorseDice = (state: VampireState): number =>
  Math.max(1, BOXES - state.humanity - stainsOf(state));

const stainText = (count: number) => `${count} ${plural(count, "souillure", "souillures")}`;
const humanityText = (humanity: number) => `Humanité ${humanity} / ${BOXES}`;

/** Why there is nothing to feel remorse for. */
export const checkRemorse = (state: VampireState): string | undefined =>
  stainsOf(state) === 0 && !state.degenerating ? "Aucune souillure à regretter." : undefined;

const settled = (state: VampireState): VampireState => ({ ...state, stains: 0, degenerating: false });

/** With so many stains, as far as there are boxes; without any, no longer degenerating. */
function withStains(state: VampireState, value: number): Step<VampireState> {
  const stains = clampTo({ min: 0, max: BOXES - state.humanity }, value);
  const after = stains === 0 ? settled(state) : { ...state, stains };
  return { state: after, events: [neutral(stainText(stains))] };
}

const withHumanity = (state: VampireState, humanity: number): Step<VampireState> => ({
  state: { ...state, humanity, stains: Math.min(state.stains, BOXES - humanity) },
  events: [neutral(humanityText(humanity))],
});

export const humanityHandlers: Handlers<HumanityOperation, VampireState, VampireLimits> = {
  stain: (state, { amount }, limits) => {
    const free = BOXES - state.humanity - stainsOf(state);
    const marked = Math.min(free, amount);
    const stains = stainsOf(state) + marked;
    const beyond = amount - marked;
    const stained = { ...state, stains };
    const events = [bad(`${stainText(stains)} · ${humanityText(state.humanity)}`)];
    if (beyond === 0) return { state: stained, events };
    const fallen = { ...stained, degenerating: true };
    const sentence = bad(`${stainText(beyond)} de trop : diminué jusqu'aux remords`);
    if (!isHarmable(fallen, limits)) return { state: fallen, events: [...events, sentence] };
    const harmed = markDamage(fallen, "willpower", "aggravated", beyond, limits);
    return { state: harmed.state, events: [...events, sentence, ...harmed.events] };
  },
  removeStains: (state, { amount }) => {
    const stains = stainsOf(state);
    if (stains === 0 && !state.degenerating) refuse("Aucune souillure.");
    return withStains(state, stains - amount);
  },
  setStains: (state, { value }) => withStains(state, value),
  changeHumanity: (state, { by }) =>
    withHumanity(state, changedBy(state.humanity, by, RANGES.humanity, "Humanité")),
  setHumanity: (state, { value }) => withHumanity(state, value),
  remorse: (state, { faces }) => {
    const problem = checkRemorse(state);
    if (problem !== undefined) refuse(problem);
    const dice = remorseDice(state);
    if (faces.length !== dice) refuse(`Les remords se jouent avec ${dice} ${plural(dice, "dé", "dés")}.`);
    const thrown = faces.join(", ");
    if (faces.some((face) => face >= SUCCESS_FROM)) {
      const events = [good(`Remords sincères (${thrown}) : ${humanityText(state.humanity)}`)];
      return { state: settled(state), events };
    }
    const humanity = Math.max(0, state.humanity - 1);
    const lost = humanity === 0 ? " : la Bête l'emporte" : "";
    return {
      state: { ...settled(state), humanity },
      events: [bad(`Sans remords (${thrown}) : ${humanityText(humanity)}${lost}`)],
    };
  },
};

const isHarmable = ({ willpowerAggravated }: VampireState, { willpower }: VampireLimits): boolean =>
  willpowerAggravated < willpower;
