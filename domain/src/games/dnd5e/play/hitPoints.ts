import { bad, good, neutral } from "../../../operations/reducer";
import { plural } from "../../../values/text/plural";
import type { DamageType } from "../damageTypes";
import { frenchDamageType } from "../vocabulary";
import { clamp, MAX_POINTS } from "./bounds";
import { breakIfHelpless, saveAfterDamage } from "./concentration";
import { fallenAwake, hurtAtZero, markFailures } from "./deathSaves";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import type { Dnd5eState } from "./state";
import { type Act, refused, type Step } from "./step";
import {
  currentHitPointsOf,
  isDead,
  isDown,
  keepCurrent,
  maxHitPointsOf,
  requireAlive,
  requireHitPoints,
  withCurrent,
  withoutDeathSaves,
} from "./vitality";

const withTemporary = (state: Dnd5eState, temporary: number): Dnd5eState => ({
  ...state,
  hitPoints: { ...state.hitPoints, temporary: clamp(temporary, 0, MAX_POINTS) },
});

/**
 * Damage takes the temporary hit points first. What is left over at 0 kills at once where it reaches the
 * maximum; any damage at 0 is a failed death save, two for a critical hit. Damage that was pressed above 0 and comes after
 * other damage (`hitPointsThen`) is neither.
 */
const damage: Act<"damage"> = (state, { amount, type, critical = false, hitPointsThen = 0 }, limits) => {
  requireHitPoints(limits);
  requireAlive(state, limits);
  const before = currentHitPointsOf(state, limits);
  const rest = Math.max(0, amount - state.hitPoints.temporary);
  const shielded = withTemporary(state, state.hitPoints.temporary - amount);
  const hurt = withCurrent(shielded, limits, before - rest);
  const event = damageEvent(amount, Math.min(amount, state.hitPoints.temporary), type);
  const step: Step = { state: hurt, events: [event] };
  const isMassive = rest - Math.max(before, hitPointsThen) >= maxHitPointsOf(state, limits);
  if (isMassive) return breakIfHelpless(massiveDeath(step), limits);
  if (isDown(state, limits) && hitPointsThen > 0) return { ...step, events: [event, BEFORE_THE_FALL] };
  if (isDown(state, limits)) return breakIfHelpless(hurtAtZero(step, critical), limits);
  if (!isDown(hurt, limits)) return saveAfterDamage(step, amount);
  const fallen: Step = {
    state: withoutDeathSaves(hurt),
    events: [event, bad("Sans connaissance, à 0 PV")],
  };
  return breakIfHelpless(fallen, limits);
};

/** For whoever is down: what was pressed while they stood. */
const BEFORE_THE_FALL = neutral("Porté avant la chute : aucun échec contre la mort");

/** The damage of a press, with the hit points that its author saw. */
export function damageSeen(
  operation: Dnd5eOperation,
  state: Dnd5eState,
  limits: Dnd5eLimits,
): Dnd5eOperation {
  const hitPointsThen = currentHitPointsOf(state, limits);
  return operation.kind === "damage" && hitPointsThen > 0 ? { ...operation, hitPointsThen } : operation;
}

/** « −7 PV (feu), dont 5 temporaires ». */
const damageEvent = (amount: number, absorbed: number, type: DamageType | undefined) =>
  bad(
    [
      `−${amount} PV`,
      type === undefined ? "" : ` (${frenchDamageType(type)})`,
      absorbed === 0 ? "" : `, dont ${absorbed} ${plural(absorbed, "temporaire", "temporaires")}`,
    ].join(""),
  );

const massiveDeath = ({ state, events }: Step): Step => ({
  state: markFailures(state, 3),
  events: [...events, bad("Les dégâts atteignent le maximum de PV : mort sur le coup")],
});

/** The state with these hit points more, and conscious again. */
export function healed(state: Dnd5eState, limits: Dnd5eLimits, amount: number): Step {
  const before = currentHitPointsOf(state, limits);
  const next = withCurrent(state, limits, before + amount);
  const gained = currentHitPointsOf(next, limits) - before;
  const event = good(`+${gained} PV`);
  if (gained === 0) return { state, events: [event] };
  const step: Step = { state: withoutDeathSaves(next), events: [event] };
  return before === 0 ? fallenAwake({ ...step, events: [event, good("Reprend connaissance")] }) : step;
}

const heal: Act<"heal"> = (state, { amount }, limits) => {
  requireHitPoints(limits);
  requireAlive(state, limits);
  if (currentHitPointsOf(state, limits) >= maxHitPointsOf(state, limits)) {
    throw refused("Les PV sont déjà au maximum.");
  }
  return healed(state, limits, amount);
};

const temporaryText = (points: number): string =>
  `${points} ${plural(points, "PV temporaire", "PV temporaires")}`;

/** Temporary hit points do not add up: the larger amount stays. */
const grantTemporary: Act<"grantTemporary"> = (state, { amount }) => {
  const { temporary } = state.hitPoints;
  if (amount <= temporary) throw refused(`Déjà ${temporaryText(temporary)}, qui ne s'ajoutent pas.`);
  return { state: withTemporary(state, amount), events: [good(temporaryText(amount))] };
};

const loseTemporary: Act<"loseTemporary"> = (state, { amount }) => {
  const { temporary } = state.hitPoints;
  if (temporary === 0) throw refused("Aucun PV temporaire.");
  const next = withTemporary(state, temporary - amount);
  return { state: next, events: [neutral(`−${temporaryText(Math.min(amount, temporary))}`)] };
};

const setHitPoints: Act<"setHitPoints"> = (state, { current }, limits) => {
  requireHitPoints(limits);
  requireAlive(state, limits);
  const before = currentHitPointsOf(state, limits);
  const next = withCurrent(state, limits, current);
  const now = currentHitPointsOf(next, limits);
  if (now === before) throw refused(`Déjà ${now} PV.`);
  const step = { state: withoutDeathSaves(next), events: [(now > before ? good : bad)(`PV : ${now}`)] };
  return breakIfHelpless(step, limits);
};

/** Takes a maximum of 0 for death, as the monsters that drain it do. */
const reduceMaximum: Act<"reduceMaximum"> = (state, { amount }, limits) => {
  requireHitPoints(limits);
  requireAlive(state, limits);
  const next = withReduction(state, limits, state.hitPoints.reduction + amount);
  const step: Step = {
    state: next,
    events: [
      bad(`Maximum de PV : ${maxHitPointsOf(next, limits)}`),
      ...(isDead(next, limits) ? [bad("Le maximum de PV tombe à 0 : mort")] : []),
    ],
  };
  return breakIfHelpless(step, limits);
};

const withReduction = (state: Dnd5eState, limits: Dnd5eLimits, reduction: number): Dnd5eState =>
  keepCurrent(
    state,
    { ...state, hitPoints: { ...state.hitPoints, reduction: clamp(reduction, 0, MAX_POINTS) } },
    limits,
  );

const restoreMaximum: Act<"restoreMaximum"> = (state, { amount }, limits) => {
  requireHitPoints(limits);
  const { reduction } = state.hitPoints;
  if (reduction === 0) throw refused("Le maximum de PV n'est pas réduit.");
  const next = withReduction(state, limits, reduction - amount);
  return { state: next, events: [good(`Maximum de PV : ${maxHitPointsOf(next, limits)}`)] };
};

export const hitPointActs = {
  damage,
  heal,
  grantTemporary,
  loseTemporary,
  setHitPoints,
  reduceMaximum,
  restoreMaximum,
};
