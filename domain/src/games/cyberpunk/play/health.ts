import * as z from "zod/mini";
import { bad, good, type Handlers, neutral } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { amountSchema, clampTo, wholeSchema } from "../../../values/range";
import { type CyberpunkLimits, type CyberpunkState, MAX_POINTS, RANGES } from "./state";
import {
  deathSavePenaltyOf,
  hitPointsOf,
  loseHitPoints,
  requireAlive,
  withHitPoints,
  woundEvents,
  woundStateOf,
} from "./wounds";

export const healthOperations = [
  /** Damage that no armour meets. `hitPointsThen`: those that its author saw, where they were above 0. */
  z.object({
    kind: z.literal("damage"),
    amount: amountSchema(MAX_POINTS),
    hitPointsThen: z.optional(amountSchema(MAX_POINTS)),
  }),
  z.object({ kind: z.literal("heal"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("setHitPoints"), value: wholeSchema(RANGES.hitPointsLost) }),
  z.object({ kind: z.literal("stabilise") }),
  /** The face of its d10. */
  z.object({ kind: z.literal("deathSave"), face: wholeSchema({ min: 1, max: 10 }) }),
  z.object({ kind: z.literal("setDead"), dead: z.boolean() }),
] as const;
export type HealthOperation = z.output<(typeof healthOperations)[number]>;

/** On a death save this face always fails. */
const DEADLY_FACE = 10;

export const healthHandlers: Handlers<HealthOperation, CyberpunkState, CyberpunkLimits> = {
  damage: (state, { amount, hitPointsThen }, limits) =>
    loseHitPoints(state, amount, limits, { hitPointsThen }),
  heal: (state, { amount }, limits) => {
    requireAlive(state);
    const current = hitPointsOf(state, limits);
    if (current >= limits.hitPoints) refuse("Les PV sont déjà au maximum.");
    const after = withHitPoints(state, current + amount, limits);
    return { state: after, events: woundEvents(state, after, limits) };
  },
  setHitPoints: (state, { value }, limits) => {
    const after = withHitPoints(state, value, limits);
    return { state: after, events: woundEvents(state, after, limits) };
  },
  stabilise: (state, _, limits) => {
    requireAlive(state);
    const wound = woundStateOf(state, limits);
    if (state.stabilised) refuse("Déjà stabilisé.");
    if (wound === "unhurt") refuse("Aucune blessure à stabiliser.");
    if (wound !== "mortal") {
      return { state: { ...state, stabilised: true }, events: [good("Stabilisé : le repos soignera")] };
    }
    const after: CyberpunkState = { ...withHitPoints(state, 1, limits), stabilised: true };
    const events = [good("État stable : sans connaissance une minute"), ...woundEvents(state, after, limits)];
    return { state: after, events };
  },
  deathSave: (state, { face }, limits) => {
    requireAlive(state);
    if (woundStateOf(state, limits) !== "mortal") refuse("Ce personnage n'est pas à l'agonie.");
    const penalty = deathSavePenaltyOf(state);
    const sum = `${face} + ${penalty} contre ${limits.body}`;
    if (face === DEADLY_FACE || face + penalty >= limits.body) {
      return { state: { ...state, dead: true }, events: [bad(`Jet de mort raté (${sum}) : mort`)] };
    }
    const deathSavePenalty = clampTo(RANGES.deathSavePenalty, state.deathSavePenalty + 1);
    const after = { ...state, deathSavePenalty };
    const next = `malus de mort ${deathSavePenaltyOf(after)}`;
    return { state: after, events: [good(`Jet de mort réussi (${sum}), ${next}`)] };
  },
  setDead: (state, { dead }) => {
    if (state.dead === dead) refuse("C'est déjà le cas.");
    const event = dead ? bad("Mort") : neutral("De retour parmi les vivants");
    return { state: { ...state, dead }, events: [event] };
  },
};
