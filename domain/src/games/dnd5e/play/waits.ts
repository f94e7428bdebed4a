import type { Wait } from "../../../game/waits";
import type { Dnd5eLimits } from "./limits";
import { maxSlotsOf, slotsLeft } from "./slots";
import { type Dnd5eState, SLOT_KEYS } from "./state";
import { currentHitPointsOf, isDead, isDown, maxHitPointsOf } from "./vitality";

/** A scratch sends nobody to bed: half of the hit points gone, exhaustion, or all slots of a level. */
const isWorn = (state: Dnd5eState, limits: Dnd5eLimits): boolean =>
  currentHitPointsOf(state, limits) * 2 <= maxHitPointsOf(state, limits) ||
  state.exhaustion > 0 ||
  SLOT_KEYS.some((key) => maxSlotsOf(limits, key) > 0 && slotsLeft(state, limits, key) === 0);

/** A long rest, for who is worn and may take one. */
export function waitsOf(state: Dnd5eState, limits: Dnd5eLimits): readonly Wait[] {
  const mayRest = limits.hitPoints !== undefined && !isDead(state, limits) && !isDown(state, limits);
  return mayRest && isWorn(state, limits) ? [{ text: "Repos long à prendre", at: "repos" }] : [];
}
