import * as z from "zod/mini";
import type { OwedRoll } from "../../../game/play";
import type { MadeRoll } from "../../../game/rolls/afterRoll";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { PlayEvent } from "../../../operations/applied";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { isSuccess } from "../../../values/dice/rollOutcome";
import { amountSchema, clampTo, signed, wholeSchema } from "../../../values/range";
import { majorWoundThreshold } from "../creation";
import { type CthulhuLimits, type CthulhuState, MAX_POINTS, RANGES } from "./state";

export const woundOperations = [
  /** What one blow does: half of the maximum is a major wound, more than all of it is death. */
  z.object({ kind: z.literal("damage"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("heal"), amount: amountSchema(MAX_POINTS) }),
  z.object({ kind: z.literal("setHitPoints"), value: wholeSchema(RANGES.hitPointsLost) }),
  /** First aid to somebody who is dying. */
  z.object({ kind: z.literal("stabilise") }),
  /** The CON roll of each round of somebody who is dying. */
  z.object({ kind: z.literal("dyingRoll"), passed: z.boolean() }),
  /** The CON roll that a major wound asks for. */
  z.object({ kind: z.literal("consciousnessRoll"), passed: z.boolean() }),
  /** Nobody rolls for consciousness: the table decides otherwise. */
  z.object({ kind: z.literal("waiveConsciousness") }),
  z.object({ kind: z.literal("setMajorWound"), majorWound: z.boolean() }),
  z.object({ kind: z.literal("setUnconscious"), unconscious: z.boolean() }),
  z.object({ kind: z.literal("setDead"), dead: z.boolean() }),
] as const;
export type WoundOperation = z.output<(typeof woundOperations)[number]>;

/** What a roll of CON has to settle; undefined where none is to be made. */
const settledByCon = ({ dead, dying, consciousnessDue }: CthulhuState) => {
  if (dead) return undefined;
  if (dying) return "dying" as const;
  return consciousnessDue ? ("consciousness" as const) : undefined;
};

const CON = "CON";

/** The rolls that wounds ask for. */
export function rollsOfWounds(state: CthulhuState): readonly OwedRoll[] {
  const settles = settledByCon(state);
  return settles === undefined ? [] : [{ trait: CON, settles }];
}

/** The roll that wounds ask for; undefined where they ask for none, and without a known CON. */
export function conRoll(state: CthulhuState, { constitution }: CthulhuLimits): RollRequest | undefined {
  const settles = settledByCon(state);
  if (settles === undefined || constitution === undefined) return undefined;
  return {
    kind: "game",
    label: CON,
    spec: { game: "cthulhu", target: constitution, bonusDice: 0 },
    subject: { kind: "check", trait: "con" },
    settles,
  };
}

/** A roll of CON that was made for it decides whether the dying live on, and whether the wounded stay awake. */
export function settleWounds(state: CthulhuState, { request, outcome }: MadeRoll): WoundOperation[] {
  if (request.settles === undefined || request.settles !== settledByCon(state)) return [];
  const passed = isSuccess(outcome);
  if (request.settles === "dying") return [{ kind: "dyingRoll", passed }];
  return [{ kind: "consciousnessRoll", passed }];
}

export const hitPointsOf = ({ hitPointsLost }: CthulhuState, { hitPoints }: CthulhuLimits): number =>
  Math.max(0, hitPoints - hitPointsLost);

const withHitPoints = (state: CthulhuState, value: number, { hitPoints }: CthulhuLimits): CthulhuState => ({
  ...state,
  hitPointsLost: hitPoints - clampTo({ min: 0, max: hitPoints }, value),
});

export function requireAlive({ dead }: CthulhuState): void {
  if (dead) refuse("Cet investigateur est mort.");
}

/** What is said when it begins, and when it ends. */
const CONDITIONS = [
  ["majorWound", "Blessure grave : à terre, jet de CON pour rester conscient", "Plus de blessure grave"],
  ["dying", "À l'agonie : jet de CON à chaque round", "Plus à l'agonie"],
  ["unconscious", "Sans connaissance", "Reprend connaissance"],
  ["dead", "Mort", "De retour parmi les vivants"],
] as const;

/** Death says nothing of the dying that it ends. */
function conditionEvents(before: CthulhuState, after: CthulhuState): PlayEvent[] {
  return CONDITIONS.flatMap(([field, begins, ends]) => {
    if (before[field] === after[field] || (field === "dying" && after.dead)) return [];
    return after[field] ? [bad(begins)] : [good(ends)];
  });
}

function stepTo(before: CthulhuState, after: CthulhuState, limits: CthulhuLimits): Step<CthulhuState> {
  const current = hitPointsOf(after, limits);
  const change = current - hitPointsOf(before, limits);
  const amount = change === 0 ? "" : `${signed(change)} PV : `;
  const tone = change === 0 ? neutral : change < 0 ? bad : good;
  const points = tone(`${amount}${current} / ${limits.hitPoints} PV`);
  return { state: after, events: [points, ...conditionEvents(before, after)] };
}

/** Loses hit points to one blow. Throws `operation-refused` for the dead. */
export function loseHitPoints(
  state: CthulhuState,
  amount: number,
  limits: CthulhuLimits,
): Step<CthulhuState> {
  requireAlive(state);
  const hurt = withHitPoints(state, hitPointsOf(state, limits) - amount, limits);
  const isGrave = amount >= Math.max(1, majorWoundThreshold(limits.hitPoints));
  const majorWound = state.majorWound || isGrave;
  const isDown = hitPointsOf(hurt, limits) === 0;
  const dead = amount > limits.hitPoints;
  const dying = !dead && isDown && majorWound;
  const unconscious = state.unconscious || isDown;
  const consciousnessDue = !dead && !unconscious && (state.consciousnessDue || isGrave);
  return stepTo(state, { ...hurt, majorWound, dying, dead, unconscious, consciousnessDue }, limits);
}

/** With more hit points: whoever is above 0 is neither dying nor unconscious, above half without major wound. */
function raised(state: CthulhuState, value: number, limits: CthulhuLimits): CthulhuState {
  const after = withHitPoints(state, value, limits);
  const current = hitPointsOf(after, limits);
  if (current === 0) return after;
  const isWhole = current >= majorWoundThreshold(limits.hitPoints);
  const majorWound = after.majorWound && !isWhole;
  const consciousnessDue = after.consciousnessDue && majorWound;
  return { ...after, dying: false, unconscious: false, majorWound, consciousnessDue };
}

function requireConsciousnessDue({ consciousnessDue }: CthulhuState): void {
  if (!consciousnessDue) refuse("Aucun jet de CON n'est dû.");
}

const conditioned = (state: CthulhuState, change: Partial<CthulhuState>): Step<CthulhuState> => {
  const after = { ...state, ...change };
  const events = conditionEvents(state, after);
  if (events.length === 0) refuse("C'est déjà le cas.");
  return { state: after, events };
};

export const woundHandlers: Handlers<WoundOperation, CthulhuState, CthulhuLimits> = {
  damage: (state, { amount }, limits) => loseHitPoints(state, amount, limits),
  heal: (state, { amount }, limits) => {
    requireAlive(state);
    const current = hitPointsOf(state, limits);
    if (state.dying) refuse("À l'agonie : il faut d'abord des premiers soins.");
    if (current >= limits.hitPoints) refuse("Les PV sont déjà au maximum.");
    return stepTo(state, raised(state, current + amount, limits), limits);
  },
  setHitPoints: (state, { value }, limits) => stepTo(state, raised(state, value, limits), limits),
  stabilise: (state, _, limits) => {
    requireAlive(state);
    if (!state.dying) refuse("Ce personnage n'est pas mourant.");
    const after = { ...withHitPoints(state, 1, limits), dying: false };
    return stepTo(state, after, limits);
  },
  dyingRoll: (state, { passed }) => {
    requireAlive(state);
    if (!state.dying) refuse("Ce personnage n'est pas mourant.");
    if (passed) return { state, events: [good("Jet de CON réussi : un round de plus")] };
    return conditioned(state, { dead: true, dying: false });
  },
  consciousnessRoll: (state, { passed }) => {
    requireConsciousnessDue(state);
    if (!passed) return conditioned(state, { consciousnessDue: false, unconscious: true });
    return {
      state: { ...state, consciousnessDue: false },
      events: [good("Jet de CON réussi : reste conscient")],
    };
  },
  waiveConsciousness: (state) => {
    requireConsciousnessDue(state);
    return { state: { ...state, consciousnessDue: false }, events: [neutral("Jet de CON écarté")] };
  },
  setMajorWound: (state, { majorWound }) =>
    conditioned(state, {
      majorWound,
      dying: majorWound && state.dying,
      consciousnessDue: majorWound && !state.unconscious && !state.dead,
    }),
  setUnconscious: (state, { unconscious }) => conditioned(state, { unconscious, consciousnessDue: false }),
  setDead: (state, { dead }) => conditioned(state, { dead, dying: false, consciousnessDue: false }),
};
