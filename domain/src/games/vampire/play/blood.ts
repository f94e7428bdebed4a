import * as z from "zod/mini";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { changedBy, refuse } from "../../../operations/refuse";
import { amountSchema, changeSchema, clampTo, wholeSchema } from "../../../values/range";
import { plural } from "../../../values/text/plural";
import { bloodPotencyOf, feedingOf } from "../bloodPotency";
import { healMarks } from "./damage";
import { HUNGER_DIFFICULTY } from "./frenzy";
import { RANGES, type VampireLimits, type VampireState } from "./state";

const SUCCESS_FROM = 6;
const MAX_HUNGER = RANGES.hunger.max;
const PURPOSES = ["power", "surge", "waking"] as const;
type Purpose = (typeof PURPOSES)[number];

/** The rouse checks that an aggravated box costs. */
export const MENDING_ROUSES = 3;

const face = wholeSchema({ min: 1, max: 10 });
const faces = (most: number) => z.array(face).check(z.minLength(1), z.maxLength(most));

export const bloodOperations = [
  /**
   * A rouse check with the faces that its dice show; two dice where Blood Potency lets the power of this
   * level have them. Waking for the night is the one that Hunger 5 does not forbid.
   */
  z.object({
    kind: z.literal("rouse"),
    faces: faces(2),
    purpose: z.enum(PURPOSES),
    level: z.optional(wholeSchema({ min: 1, max: 5 })),
  }),
  /** A rouse check that mends superficial damage to Health. */
  z.object({ kind: z.literal("mend"), faces: faces(1) }),
  /** An aggravated box of Health healed, for three rouse checks. */
  z.object({
    kind: z.literal("mendAggravated"),
    faces: z.array(face).check(z.length(MENDING_ROUSES)),
  }),
  /** What was drunk, in points of Hunger before Blood Potency counts; `killed` is who was drained to death. */
  z.object({
    kind: z.literal("feed"),
    source: z.enum(["human", "vampire", "animal", "bag"]),
    amount: amountSchema(MAX_HUNGER),
    killed: z.boolean(),
  }),
  z.object({ kind: z.literal("changeHunger"), by: changeSchema(MAX_HUNGER) }),
  z.object({ kind: z.literal("setHunger"), value: wholeSchema(RANGES.hunger) }),
] as const;
export type BloodOperation = z.output<(typeof bloodOperations)[number]>;

const hungerText = (hunger: number) => `Faim ${hunger} / ${MAX_HUNGER}`;

function failedRouse(state: VampireState, purpose: Purpose, thrown: string): Step<VampireState> {
  if (state.hunger >= MAX_HUNGER) {
    const missed = `Exaltation ratée (${thrown}) à Faim ${MAX_HUNGER}`;
    if (purpose === "waking") return { state, events: [bad(`${missed} : toujours en torpeur`)] };
    const frenzyDue = HUNGER_DIFFICULTY;
    return { state: { ...state, frenzyDue }, events: [bad(`${missed} : jet de frénésie de Faim`)] };
  }
  const hunger = state.hunger + 1;
  const events = [bad(`Exaltation ratée (${thrown}) : ${hungerText(hunger)}`)];
  return { state: { ...state, hunger }, events };
}

/** Why the blood cannot be roused. */
export const checkRouse = ({ hunger }: Pick<VampireState, "hunger">): string | undefined =>
  hunger >= MAX_HUNGER ? `À Faim ${MAX_HUNGER}, le sang ne s'exalte plus.` : undefined;

/** Throws `operation-refused` where it cannot be. */
export function requireRousable(state: VampireState): void {
  const problem = checkRouse(state);
  if (problem !== undefined) refuse(problem);
}

/** A rouse check: without a 6 or more, Hunger rises to 5 at most. */
function rouse(state: VampireState, rolled: readonly number[], purpose: Purpose): Step<VampireState> {
  const thrown = rolled.join(", ");
  if (!rolled.some((face) => face >= SUCCESS_FROM)) return failedRouse(state, purpose, thrown);
  return { state, events: [good(`Exaltation réussie (${thrown}) : ${hungerText(state.hunger)}`)] };
}

/** The Hunger that a meal leaves, by what Blood Potency makes of it. */
function hungerAfter(
  { hunger }: VampireState,
  { source, amount, killed }: Extract<BloodOperation, { kind: "feed" }>,
  limits: VampireLimits,
): number {
  const { poorBlood, less, least } = feedingOf(limits.bloodPotency);
  const isHuman = source === "human";
  // Whoever is drained to death leaves no Hunger at all.
  if (isHuman && killed) return 0;
  const slaked = source === "animal" || source === "bag" ? Math.floor(amount * poorBlood) : amount;
  const drunk = Math.max(0, slaked - (isHuman ? less : 0));
  if (drunk === 0) return refuse("Ce sang ne nourrit plus.");
  if (hunger <= least) return refuse(`La Faim ne descend sous ${least} qu'en vidant un humain de son sang.`);
  return Math.max(least, hunger - drunk);
}

export const bloodHandlers: Handlers<BloodOperation, VampireState, VampireLimits> = {
  rouse: (state, { faces, purpose, level }, { bloodPotency }) => {
    if (purpose !== "waking") requireRousable(state);
    const { surge, rerolledLevel } = bloodPotencyOf(bloodPotency);
    if (faces.length > 1 && (level === undefined || level > rerolledLevel)) {
      refuse("La Puissance du sang ne donne pas de second dé pour ce pouvoir.");
    }
    const { state: after, events } = rouse(state, faces, purpose);
    return {
      state: after,
      events:
        purpose === "surge"
          ? [good(`Coup de sang : +${surge} ${plural(surge, "dé", "dés")}`), ...events]
          : events,
    };
  },
  mend: (state, { faces }, limits) => {
    requireRousable(state);
    const { mended } = bloodPotencyOf(limits.bloodPotency);
    const healed = healMarks(state, "health", { superficial: mended, aggravated: 0 }, limits);
    const roused = rouse(healed.state, faces, "power");
    return { state: roused.state, events: [...healed.events, ...roused.events] };
  },
  mendAggravated: (state, { faces }, limits) => {
    requireRousable(state);
    const healed = healMarks(state, "health", { superficial: 0, aggravated: 1 }, limits);
    return faces.reduce<Step<VampireState>>((last, face) => {
      const { state: roused, events } = rouse(last.state, [face], "power");
      return { state: roused, events: [...last.events, ...events] };
    }, healed);
  },
  feed: (state, operation, limits) => {
    if (state.hunger === 0) refuse("La Faim est déjà à 0.");
    const hunger = clampTo(RANGES.hunger, hungerAfter(state, operation, limits));
    return { state: { ...state, hunger }, events: [good(hungerText(hunger))] };
  },
  changeHunger: (state, { by }) => {
    const hunger = changedBy(state.hunger, by, RANGES.hunger, "Faim");
    return { state: { ...state, hunger }, events: [neutral(hungerText(hunger))] };
  },
  setHunger: (state, { value }) => ({
    state: { ...state, hunger: value },
    events: [neutral(hungerText(value))],
  }),
};
