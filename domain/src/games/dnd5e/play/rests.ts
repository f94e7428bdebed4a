import { good, neutral } from "../../../operations/reducer";
import { withoutConcentration } from "./concentration";
import { easedEvent, withExhaustion } from "./conditionTrackers";
import { recoverHalf, spendDie } from "./hitDice";
import { withoutRage } from "./rage";
import { restedResources } from "./resources";
import { allPactSlots, allSlots } from "./slots";
import { type Act, refused, type Step } from "./step";
import { currentHitPointsOf, isDown, isDying, maxHitPointsOf, requireAlive, withCurrent } from "./vitality";

/** An hour: hit dice as one likes, the warlock's slots, and what a short rest gives back. */
const shortRest: Act<"shortRest"> = (state, { hitDice }, limits) => {
  requireAlive(state, limits);
  if (isDying(state, limits)) throw refused("Il faut être stable pour se reposer.");
  const calmed = withoutRage(state);
  const begun: Step = { state: calmed.state, events: [neutral("Repos court"), ...calmed.events] };
  const healed = hitDice.reduce<Step>((step, die) => {
    const spent = spendDie(step.state, die, limits);
    return { state: spent.state, events: [...step.events, ...spent.events] };
  }, begun);
  return {
    state: restedResources(allPactSlots(healed.state), limits, "shortRest"),
    events: healed.events,
  };
};

/**
 * Eight hours, for who has at least one hit point: all hit points, half of the hit dice, all slots and
 * resources, one level of exhaustion less. Temporary hit points, concentration, rage and what reduced the
 * maximum end; conditions and inspiration stay.
 */
const longRest: Act<"longRest"> = (state, _operation, limits) => {
  requireAlive(state, limits);
  if (isDown(state, limits)) throw refused("Il faut au moins 1 PV pour profiter d'un repos long.");
  const before = currentHitPointsOf(state, limits);
  const rested = withExhaustion(
    { ...state, hitPoints: { ...state.hitPoints, temporary: 0, reduction: 0 } },
    limits,
    state.exhaustion - 1,
  );
  const whole = withCurrent(rested, limits, maxHitPointsOf(rested, limits));
  const gained = currentHitPointsOf(whole, limits) - before;
  const dice = recoverHalf(whole, limits);
  const ended = withoutConcentration(dice.state);
  const calmed = withoutRage(ended.state);
  return {
    state: restedResources(allSlots(calmed.state), limits, "longRest"),
    events: [
      good("Repos long"),
      ...(gained > 0 ? [good(`+${gained} PV`)] : []),
      ...dice.events,
      ...ended.events,
      ...calmed.events,
      ...(state.exhaustion > 0 ? [easedEvent(whole.exhaustion)] : []),
    ],
  };
};

export const restActs = { shortRest, longRest };
