import { clamp } from "./bounds";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import { refused } from "./step";

/** Exhaustion from this level on halves the maximum. */
const HALVING_EXHAUSTION = 4;
const DEADLY_EXHAUSTION = 6;

/** A maximum as it is now: reduced, and halved by exhaustion. */
function loweredBy(state: Dnd5eState, points: number): number {
  const max = Math.max(0, points - state.hitPoints.reduction);
  // Exhaustion alone takes nobody to a maximum of 0, which is death.
  return state.exhaustion >= HALVING_EXHAUSTION && max > 1 ? Math.floor(max / 2) : max;
}

/** The maximum as it is now; 0 when unknown. */
export const maxHitPointsOf = (state: Dnd5eState, limits: Dnd5eLimits): number =>
  loweredBy(state, limits.hitPoints ?? 0);

/** What losses are counted from: the maximum without what is worn, so that putting something on heals nobody. */
const countedFrom = (state: Dnd5eState, { hitPoints, bareHitPoints = hitPoints }: Dnd5eLimits): number =>
  loweredBy(state, bareHitPoints ?? 0);

export function currentHitPointsOf(state: Dnd5eState, limits: Dnd5eLimits): number {
  return clamp(countedFrom(state, limits) - state.hitPoints.lost, 0, maxHitPointsOf(state, limits));
}

/** Dead: three failures, the sixth level of exhaustion, or a maximum that was reduced to 0. */
export function isDead(state: Dnd5eState, limits: Dnd5eLimits): boolean {
  return (
    state.deathSaves.failures >= 3 ||
    state.exhaustion >= DEADLY_EXHAUSTION ||
    (limits.hitPoints !== undefined && state.hitPoints.reduction >= limits.hitPoints)
  );
}

/** The state without rage. */
export const calmed = ({ rageRounds: _, ...state }: Dnd5eState): Dnd5eState => ({ ...state, raging: false });

/** At 0 hit points, dead or not; false when they are unknown. */
export function isDown(state: Dnd5eState, limits: Dnd5eLimits): boolean {
  return limits.hitPoints !== undefined && currentHitPointsOf(state, limits) === 0;
}

/** At 0 hit points, neither dead nor stable: a death save each turn. */
export function isDying(state: Dnd5eState, limits: Dnd5eLimits): boolean {
  return isDown(state, limits) && !isDead(state, limits) && state.deathSaves.successes < 3;
}

/** The state with so many hit points, at most its maximum. */
export function withCurrent(state: Dnd5eState, limits: Dnd5eLimits, current: number): Dnd5eState {
  const lost = countedFrom(state, limits) - clamp(current, 0, maxHitPointsOf(state, limits));
  return { ...state, hitPoints: { ...state.hitPoints, lost } };
}

/**
 * The state once somebody has put something on or off: what no longer fits under the maximum is gone for good, and does
 * not come back with the next item.
 */
export function settled(state: Dnd5eState, limits: Dnd5eLimits): Dnd5eState {
  const isAbove = countedFrom(state, limits) - state.hitPoints.lost > maxHitPointsOf(state, limits);
  return isAbove && limits.hitPoints !== undefined
    ? withCurrent(state, limits, maxHitPointsOf(state, limits))
    : state;
}

/**
 * The state after its maximum changed: the same hit points as before, as far as the new maximum goes; nothing
 * moves where the maximum is unknown.
 */
export function keepCurrent(before: Dnd5eState, after: Dnd5eState, limits: Dnd5eLimits): Dnd5eState {
  const isSame = [maxHitPointsOf, countedFrom].every((max) => max(before, limits) === max(after, limits));
  if (isSame) return after;
  return withCurrent(after, limits, currentHitPointsOf(before, limits));
}

export const withoutDeathSaves = (state: Dnd5eState): Dnd5eState => ({
  ...state,
  deathSaves: { successes: 0, failures: 0 },
});

export function requireHitPoints({ hitPoints }: Dnd5eLimits): void {
  if (hitPoints === undefined) throw refused("Ce personnage n'a pas de points de vie renseignés.");
}

export function requireAlive(state: Dnd5eState, limits: Dnd5eLimits): void {
  if (isDead(state, limits)) throw refused("Ce personnage est mort : il faut d'abord le ramener à la vie.");
}
