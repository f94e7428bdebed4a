import type { PlayEvent } from "../../../operations/applied";
import { bad, good, neutral } from "../../../operations/reducer";
import type { Revertible } from "../../../operations/revert";
import { isRecord } from "../../../values/reading/fields";
import {
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_POINTS,
  MAX_ROUNDS,
  MAX_SLOTS,
  MAX_USES,
} from "./bounds";
import type { Dnd5eLimits } from "./limits";
import { COINS, type Dnd5eState, HIT_DICE, SLOT_KEYS, stateSchema } from "./state";
import { currentHitPointsOf } from "./vitality";

const upTo = (max: number) => ({ min: 0, max });
const each = (keys: readonly string[], max: number) =>
  Object.fromEntries(keys.map((key) => [key, upTo(max)]));

const roundsOf = (condition: unknown) => (isRecord(condition) ? condition.rounds : undefined);

/** A condition that lasts rounds has fewer of them by now. */
function hasLasted(now: unknown, left: unknown): boolean {
  const [rounds, before] = [roundsOf(now), roundsOf(left)];
  return typeof rounds === "number" && typeof before === "number" && rounds < before;
}

/** `"Annulé : +7 PV"`, or that it was taken back where no hit points came or went. */
function told(before: Dnd5eState, after: Dnd5eState, limits: Dnd5eLimits): PlayEvent {
  const points = currentHitPointsOf(after, limits) - currentHitPointsOf(before, limits);
  if (points === 0) return neutral("Annulé");
  return points > 0 ? good(`Annulé : +${points} PV`) : bad(`Annulé : −${-points} PV`);
}

/** How a D&D character's state is taken back. */
export const revertible: Revertible<Dnd5eState, Dnd5eLimits> = {
  stateSchema,
  ranges: {
    hitPoints: {
      lost: { min: -MAX_POINTS, max: MAX_POINTS },
      temporary: upTo(MAX_POINTS),
      reduction: upTo(MAX_POINTS),
    },
    deathSaves: each(["successes", "failures"], 3),
    hitDice: each(HIT_DICE, MAX_HIT_DICE),
    slots: each(SLOT_KEYS, MAX_SLOTS),
    coins: each(COINS, MAX_COINS),
    resources: upTo(MAX_USES),
    exhaustion: upTo(MAX_EXHAUSTION),
    experience: upTo(MAX_EXPERIENCE),
    rageRounds: upTo(MAX_ROUNDS),
  },
  sparse: ["rageRounds"],
  whole: ["concentration"],
  setting: ["markDeathSaves"],
  isAsLeft: { conditions: hasLasted },
  told,
};
