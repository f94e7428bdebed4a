import * as z from "zod/mini";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { PlayEvent } from "../../../operations/applied";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { isSuccess } from "../../../values/dice/rollOutcome";
import { amountSchema, clampTo, signed, wholeSchema } from "../../../values/range";
import { BOUTS, boutText } from "../bouts";
import { type CthulhuLimits, type CthulhuState, RANGES } from "./state";

export const MAX_LOSS = 99;

export const sanityOperations = [
  /** `faces` of the dice that decided it, where some did: their sum is the amount. */
  z.object({
    kind: z.literal("loseSanity"),
    amount: amountSchema(MAX_LOSS),
    faces: z.optional(z.array(wholeSchema({ min: 1, max: 100 })).check(z.minLength(1), z.maxLength(10))),
  }),
  z.object({ kind: z.literal("gainSanity"), amount: amountSchema(MAX_LOSS) }),
  z.object({ kind: z.literal("setSanity"), value: wholeSchema(RANGES.sanity) }),
  /** The INT roll that a shock asks for: who understands goes mad. */
  z.object({ kind: z.literal("shockRoll"), passed: z.boolean() }),
  /** Nobody rolls for the shock: the table decides otherwise. */
  z.object({ kind: z.literal("waiveShock") }),
  /** Insanity begins with a bout of madness. */
  z.object({ kind: z.literal("goInsane"), insanity: z.enum(["temporary", "indefinite"]) }),
  /** What the bout is: the face of its die. */
  z.object({ kind: z.literal("drawBout"), face: wholeSchema({ min: 1, max: BOUTS.length }) }),
  z.object({ kind: z.literal("endBout") }),
  z.object({ kind: z.literal("endInsanity") }),
  /** A day of the story begins: what was lost before counts no more towards indefinite insanity. */
  z.object({ kind: z.literal("newDay") }),
] as const;
export type SanityOperation = z.output<(typeof sanityOperations)[number]>;

/** This much in one loss asks for an INT roll. */
const SHOCK = 5;
/** Losing this part of the day's first Sanity is indefinite insanity. */
const DAILY_PART = 5;

/** The INT roll that a shock asks for; undefined where none is due, and without a known INT. */
export function shockRoll(
  { shockDue, dead }: CthulhuState,
  { intelligence }: CthulhuLimits,
): RollRequest | undefined {
  if (!shockDue || dead || intelligence === undefined) return undefined;
  return {
    kind: "game",
    label: "INT",
    spec: { game: "cthulhu", target: intelligence, bonusDice: 0 },
    subject: { kind: "check", trait: "int" },
    settles: "shock",
  };
}

/** A roll of INT that was made for a shock decides whether it is understood. */
export const settleShock = ({ shockDue }: CthulhuState, { request, outcome }: MadeRoll): SanityOperation[] =>
  shockDue && request.settles === "shock" ? [{ kind: "shockRoll", passed: isSuccess(outcome) }] : [];

/** The maximum of Sanity: what the adventure taught of the Cthulhu Mythos takes from it as what the build knows. */
export const sanityMaxOf = (
  { skillGains: { cthulhuMythos = 0 } }: Pick<CthulhuState, "skillGains">,
  { sanity }: CthulhuLimits,
): number => Math.max(0, sanity - cthulhuMythos);

/** Sanity as far as the Cthulhu Mythos lets it reach. */
export const sanityOf = (state: CthulhuState, limits: CthulhuLimits): number =>
  Math.min(state.sanity, sanityMaxOf(state, limits));

/** What the day began with. */
export const dawnOf = (state: CthulhuState, limits: CthulhuLimits): number =>
  Math.min(state.sanityAtDawn, sanityMaxOf(state, limits));

/** What was lost since the day began, 0 at least. */
export const lostToday = (state: CthulhuState, limits: CthulhuLimits): number =>
  Math.max(0, dawnOf(state, limits) - sanityOf(state, limits));

/** The loss of one day that is indefinite insanity, 1 at least. */
export const indefiniteAt = (state: CthulhuState, limits: CthulhuLimits): number =>
  Math.max(1, Math.ceil(dawnOf(state, limits) / DAILY_PART));

/** Why no Sanity is lost now. */
export function checkLoss(state: CthulhuState): string | undefined {
  if (state.bout) return "En pleine crise de folie, la SAN ne baisse plus.";
  return state.sanity === 0 ? "Il ne reste plus de SAN." : undefined;
}

const isTooMuch = (state: CthulhuState, limits: CthulhuLimits): boolean =>
  lostToday(state, limits) >= indefiniteAt(state, limits);

const sanityText = (state: CthulhuState, limits: CthulhuLimits, change: number, faces?: readonly number[]) =>
  `SAN ${faces === undefined ? "" : `(${faces.join(", ")}) `}${change === 0 ? "" : `${signed(change)} : `}${sanityOf(state, limits)} / ${sanityMaxOf(state, limits)}`;

/** What a loss leads to: a bout for the insane, indefinite insanity by what the day took, permanent insanity at 0, an INT roll after a shock. */
function afterLoss(before: CthulhuState, after: CthulhuState, amount: number, limits: CthulhuLimits) {
  if (sanityOf(after, limits) === 0) {
    const state: CthulhuState = {
      ...after,
      ...{ insanity: "permanent", shockDue: false, bout: false, boutIs: 0, mythosAsked: false },
    };
    return { state, events: [bad("SAN 0 : folie permanente")] };
  }
  const warnings: PlayEvent[] = [];
  let state = after;
  if (before.insanity === "none") {
    if (amount >= SHOCK) {
      state = { ...after, shockDue: true };
      warnings.push(bad("Jet d'INT : s'il réussit, folie temporaire"));
    }
  } else {
    state = { ...after, bout: true, boutIs: 0 };
    warnings.push(bad("La folie se réveille : nouvelle crise"));
  }
  if (isTooMuch(after, limits) && !isTooMuch(before, limits) && before.insanity !== "indefinite") {
    state = {
      ...after,
      ...{ insanity: "indefinite", shockDue: false, bout: true, boutIs: 0, mythosAsked: true },
    };
    warnings.push(bad("Un cinquième de la SAN perdu en un jour : folie indéterminée"));
  }
  return { state, events: warnings };
}

function requireShockDue({ shockDue }: CthulhuState): void {
  if (!shockDue) refuse("Aucun jet d'INT n'est dû.");
}

/** Temporary insanity never takes the place of a worse one; each begins with a bout. */
function goInsane(state: CthulhuState, insanity: "temporary" | "indefinite"): Step<CthulhuState> {
  const isWorse = insanity === "indefinite" || state.insanity === "none";
  const after: CthulhuState = {
    ...state,
    bout: true,
    boutIs: 0,
    insanity: isWorse ? insanity : state.insanity,
    mythosAsked: state.mythosAsked || (isWorse && insanity !== state.insanity),
  };
  const name = insanity === "temporary" ? "Folie temporaire (1d10 heures)" : "Folie indéterminée";
  return { state: after, events: [bad(`${name} : crise de folie`)] };
}

/** Throws `operation-refused` for a mind that is lost for good. */
export function requireSane({ insanity }: Pick<CthulhuState, "insanity">): void {
  if (insanity === "permanent") refuse("La folie est permanente.");
}

export const sanityHandlers: Handlers<SanityOperation, CthulhuState, CthulhuLimits> = {
  loseSanity: (state, { amount, faces }, limits) => {
    const sum = faces?.reduce((total, face) => total + face, 0) ?? amount;
    if (Math.min(MAX_LOSS, sum) !== amount) refuse("Ces dés ne font pas cette perte de SAN.");
    const current = sanityOf(state, limits);
    const problem = checkLoss({ ...state, sanity: current });
    if (problem !== undefined) refuse(problem);
    const sanity = Math.max(0, current - amount);
    const after = { ...state, sanity };
    const then = afterLoss(state, after, amount, limits);
    const event = bad(sanityText(after, limits, sanity - current, faces));
    return { state: then.state, events: [event, ...then.events] };
  },
  gainSanity: (state, { amount }, limits) => {
    const current = sanityOf(state, limits);
    requireSane(state);
    const max = sanityMaxOf(state, limits);
    if (current >= max) refuse(`La SAN est déjà à son maximum, ${max}.`);
    const after = { ...state, sanity: Math.min(max, current + amount) };
    return { state: after, events: [good(sanityText(after, limits, after.sanity - current))] };
  },
  setSanity: (state, { value }, limits) => {
    const sanity = clampTo({ min: 0, max: sanityMaxOf(state, limits) }, value);
    const isBack = state.insanity === "permanent" && sanity > 0;
    const after: CthulhuState = { ...state, sanity, insanity: isBack ? "none" : state.insanity };
    return { state: after, events: [neutral(sanityText(after, limits, sanity - sanityOf(state, limits)))] };
  },
  shockRoll: (state, { passed }) => {
    requireShockDue(state);
    const borne = { ...state, shockDue: false };
    return passed
      ? goInsane(borne, "temporary")
      : { state: borne, events: [good("Jet d'INT raté : l'esprit refoule ce qu'il a vu")] };
  },
  waiveShock: (state) => {
    requireShockDue(state);
    return { state: { ...state, shockDue: false }, events: [neutral("Jet d'INT écarté")] };
  },
  goInsane: (state, { insanity }) => {
    requireSane(state);
    return goInsane({ ...state, shockDue: false }, insanity);
  },
  drawBout: (state, { face }) => {
    if (!state.bout) refuse("Aucune crise n'est en cours.");
    const text = boutText(face) ?? "";
    return { state: { ...state, boutIs: face }, events: [bad(`Crise (${face}) : ${text}`)] };
  },
  endBout: (state) => {
    if (!state.bout) refuse("Aucune crise n'est en cours.");
    return { state: { ...state, bout: false, boutIs: 0 }, events: [neutral("La crise passe")] };
  },
  endInsanity: (state) => {
    if (state.insanity === "none") refuse("La raison est intacte.");
    requireSane(state);
    return {
      state: { ...state, insanity: "none", bout: false, boutIs: 0, mythosAsked: false },
      events: [good("Raison retrouvée")],
    };
  },
  newDay: (state, _, limits) => {
    const sanity = sanityOf(state, limits);
    return { state: { ...state, sanityAtDawn: sanity }, events: [neutral(`Nouveau jour : SAN ${sanity}`)] };
  },
};
