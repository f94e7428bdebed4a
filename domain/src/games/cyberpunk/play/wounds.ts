import type { AfterRoll, MadeRoll } from "../../../game/rolls/afterRoll";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { PlayEvent } from "../../../operations/applied";
import { bad, good, neutral, type Step } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { clampTo } from "../../../values/range";
import { seriousWoundThreshold } from "../creation";
import { type CriticalInjury, criticalInjury } from "../criticalInjuries";
import { type CyberpunkLimits, type CyberpunkState, RANGES } from "./state";

export type WoundState = "unhurt" | "light" | "serious" | "mortal" | "dead";

/** What each state takes from every action, and what it says when it begins. */
const WOUNDS: Readonly<Record<WoundState, { penalty: number; sentence: string }>> = {
  unhurt: { penalty: 0, sentence: "Plus aucune blessure" },
  light: { penalty: 0, sentence: "Légèrement blessé" },
  serious: { penalty: -2, sentence: "Gravement blessé : −2 à toutes les actions" },
  mortal: {
    penalty: -4,
    sentence: "À l'agonie : −4 à toutes les actions, −6 en MOVE, jet de mort à chaque tour",
  },
  dead: { penalty: 0, sentence: "Mort" },
};
const DYING_MOVE = -6;
/** What first aid must beat to stabilise whoever is in each state. */
const STABILISED_BY: Readonly<Partial<Record<WoundState, number>>> = { light: 10, serious: 13, mortal: 15 };
const SEVERITY: readonly WoundState[] = ["unhurt", "light", "serious", "mortal", "dead"];

/** The hit points that are lost, as far as the maximum reaches. */
const lostOf = ({ hitPointsLost }: CyberpunkState, { hitPoints }: CyberpunkLimits): number =>
  Math.min(hitPointsLost, hitPoints);

export const hitPointsOf = (state: CyberpunkState, limits: CyberpunkLimits): number =>
  limits.hitPoints - lostOf(state, limits);

export function woundStateOf(state: CyberpunkState, limits: CyberpunkLimits): WoundState {
  const current = hitPointsOf(state, limits);
  if (state.dead) return "dead";
  if (current <= 0) return "mortal";
  if (current < seriousWoundThreshold(limits.hitPoints)) return "serious";
  return current < limits.hitPoints ? "light" : "unhurt";
}

/** What first aid must beat; undefined of who needs none, and of the dead. */
export const firstAidDifficulty = (state: CyberpunkState, limits: CyberpunkLimits): number | undefined =>
  state.stabilised ? undefined : STABILISED_BY[woundStateOf(state, limits)];

/** What wounds take from every action: 0, -2 or -4. */
export const woundPenaltyOf = (state: CyberpunkState, limits: CyberpunkLimits): number =>
  WOUNDS[woundStateOf(state, limits)].penalty;

/** The critical injuries of the tables that act: those that nobody has eased. */
export const openInjuries = ({ injuries }: CyberpunkState): readonly CriticalInjury[] =>
  Object.entries(injuries).flatMap(([key, is]) => (is === "open" ? (criticalInjury(key) ?? []) : []));

const sumOf = (injuries: readonly CriticalInjury[], part: "actions" | "move"): number =>
  injuries.reduce((sum, injury) => sum + injury[part], 0);

/** What wounds and critical injuries take from every action. */
export const actionPenaltyOf = (state: CyberpunkState, limits: CyberpunkLimits): number =>
  woundPenaltyOf(state, limits) + sumOf(openInjuries(state), "actions");

/** What they take from MOVE. */
export const movePenaltyOf = (state: CyberpunkState, limits: CyberpunkLimits): number =>
  (woundStateOf(state, limits) === "mortal" ? DYING_MOVE : 0) + sumOf(openInjuries(state), "move");

/** What is added to the die of a death save: saves before, damage at 0 HP, and open critical injuries. */
export const deathSavePenaltyOf = (state: CyberpunkState): number =>
  state.deathSavePenalty + openInjuries(state).filter(({ deathSave }) => deathSave).length;

/** The roll of a death save: a d10 and what is added to it, under BODY. */
export const deathSaveRoll = (state: CyberpunkState, limits: CyberpunkLimits): RollRequest => ({
  kind: "dice",
  label: `Jet de mort, sous ${limits.body}`,
  dice: `1d10+${deathSavePenaltyOf(state)}`,
  subject: { kind: "dying" },
});

/** A death save is decided by the face of its d10: nothing else is added to it. */
export function takeDeathSave({ request, dice }: MadeRoll): AfterRoll<{ kind: "deathSave"; face: number }> {
  const face = dice.find(({ sides }) => sides === 10)?.value;
  if (request.subject?.kind !== "dying" || face === undefined) return { operations: [] };
  return { operations: [{ kind: "deathSave", face }] };
}

const hitPointsText = (state: CyberpunkState, limits: CyberpunkLimits) =>
  `${hitPointsOf(state, limits)} / ${limits.hitPoints} PV`;

/** The hit points after a change, and the wound state when it is another one. */
export function woundEvents(
  before: CyberpunkState,
  after: CyberpunkState,
  limits: CyberpunkLimits,
): PlayEvent[] {
  const change = hitPointsOf(after, limits) - hitPointsOf(before, limits);
  const tone = change < 0 ? bad : good;
  const amount = change < 0 ? `−${-change} PV : ` : `+${change} PV : `;
  const [was, is] = [woundStateOf(before, limits), woundStateOf(after, limits)];
  const worse = SEVERITY.indexOf(is) > SEVERITY.indexOf(was) ? bad : good;
  return [
    tone(`${change === 0 ? "" : amount}${hitPointsText(after, limits)}`),
    ...(was === is ? [] : [worse(WOUNDS[is].sentence)]),
  ];
}

export function requireAlive({ dead }: CyberpunkState): void {
  if (dead) refuse("Ce personnage est mort.");
}

interface Blow {
  readonly cause?: "attack" | "injury";
  /** The hit points that its author saw; 0, or nothing, of somebody at 0. */
  readonly hitPointsThen?: number | undefined;
}

const BEFORE_THE_FALL = neutral("Porté avant l'agonie : ni blessure critique ni malus de mort");

/**
 * Loses hit points, 0 being the least. Whom an attack meets at 0 already saves against death with one more, and
 * takes a critical injury; the damage of an injury is no attack, and what was pressed above 0 (`hitPointsThen`) met nobody
 * at 0. Throws `operation-refused` for the dead.
 */
export function loseHitPoints(
  state: CyberpunkState,
  amount: number,
  limits: CyberpunkLimits,
  { cause = "attack", hitPointsThen = 0 }: Blow = {},
): Step<CyberpunkState> {
  requireAlive(state);
  const isDying = cause === "attack" && woundStateOf(state, limits) === "mortal";
  const wasDying = isDying && hitPointsThen === 0;
  const after: CyberpunkState = {
    ...state,
    hitPointsLost: Math.min(limits.hitPoints, lostOf(state, limits) + amount),
    stabilised: false,
    deathSavePenalty: clampTo(RANGES.deathSavePenalty, state.deathSavePenalty + (wasDying ? 1 : 0)),
  };
  const dying = bad(`Touché à l'agonie : blessure critique, et malus de mort ${deathSavePenaltyOf(after)}`);
  const said = wasDying ? [dying] : isDying ? [BEFORE_THE_FALL] : [];
  return { state: after, events: [...woundEvents(state, after, limits), ...said] };
}

/** With these hit points; whoever gets up from 0 begins again with death saves. */
export function withHitPoints(
  state: CyberpunkState,
  current: number,
  limits: CyberpunkLimits,
): CyberpunkState {
  const hitPointsLost = limits.hitPoints - Math.min(limits.hitPoints, current);
  const isUp = hitPointsLost < limits.hitPoints;
  return {
    ...state,
    hitPointsLost,
    stabilised: state.stabilised && hitPointsLost > 0,
    deathSavePenalty: isUp ? 0 : state.deathSavePenalty,
  };
}
