import { good } from "../../../operations/reducer";
import { plural } from "../../../values/text/plural";
import { healed } from "./hitPoints";
import type { Dnd5eLimits } from "./limits";
import type { RolledHitDie } from "./operations";
import { type Dnd5eState, HIT_DICE, type HitDie } from "./state";
import { type Act, refused, type Step } from "./step";
import { isDying, requireAlive, requireHitPoints } from "./vitality";

/** Hit dice that are left; none below 0 where the limit has shrunk. */
export function hitDiceLeft(state: Dnd5eState, limits: Dnd5eLimits, die: HitDie): number {
  return Math.max(0, limits.hitDice[die] - state.hitDice[die]);
}

/** As written in French: `"d10"` → `"1d10"`. */
const dieLabel = (die: HitDie): string => `1${die}`;

/** A spent die heals what it shows plus Constitution, at least nothing. */
export function spendDie(state: Dnd5eState, { die, rolled }: RolledHitDie, limits: Dnd5eLimits): Step {
  requireHitPoints(limits);
  requireAlive(state, limits);
  if (isDying(state, limits)) throw refused("Il faut être stable pour dépenser un dé de vie.");
  const left = hitDiceLeft(state, limits, die);
  if (left === 0) throw refused(`Il ne reste aucun dé de vie ${die}.`);
  if (rolled > Number(die.slice(1))) throw refused(`Un ${die} ne fait pas ${rolled}.`);
  const spent = { ...state.hitDice, [die]: limits.hitDice[die] - left + 1 };
  const step = healed({ ...state, hitDice: spent }, limits, Math.max(0, rolled + limits.constitution));
  return {
    state: step.state,
    events: [good(`Dé de vie ${dieLabel(die)} dépensé (${rolled})`), ...step.events],
  };
}

const spendHitDie: Act<"spendHitDie"> = (state, operation, limits) => spendDie(state, operation, limits);

/** Gives dice of one size back, from what the limit counts as spent. */
function recoverDice(state: Dnd5eState, limits: Dnd5eLimits, die: HitDie, count: number): Dnd5eState {
  const spent = limits.hitDice[die] - hitDiceLeft(state, limits, die);
  return { ...state, hitDice: { ...state.hitDice, [die]: spent - Math.min(spent, count) } };
}

const recoverHitDice: Act<"recoverHitDice"> = (state, { die, count }, limits) => {
  const spent = limits.hitDice[die] - hitDiceLeft(state, limits, die);
  if (spent === 0) throw refused(`Aucun dé de vie ${die} à récupérer.`);
  return {
    state: recoverDice(state, limits, die, count),
    events: [hitDiceEvent(Math.min(spent, count))],
  };
};

const hitDiceEvent = (count: number) => good(`+${count} ${plural(count, "dé de vie", "dés de vie")}`);

/** A long rest gives half of all hit dice back, at least one; the largest first. */
export function recoverHalf(state: Dnd5eState, limits: Dnd5eLimits): Step {
  const total = HIT_DICE.reduce((sum, die) => sum + limits.hitDice[die], 0);
  let budget = Math.max(1, Math.floor(total / 2));
  let next = state;
  let recovered = 0;
  for (const die of HIT_DICE) {
    const before = hitDiceLeft(next, limits, die);
    next = recoverDice(next, limits, die, budget);
    const count = hitDiceLeft(next, limits, die) - before;
    budget -= count;
    recovered += count;
  }
  return { state: next, events: recovered === 0 ? [] : [hitDiceEvent(recovered)] };
}

export const hitDieActs = { spendHitDie, recoverHitDice };
