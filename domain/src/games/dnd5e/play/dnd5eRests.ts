import type { Rest } from "../../../game/play";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import { restGains } from "./restGains";
import type { Dnd5eState } from "./state";

/** A rest of one operation: the first event is its own name; slots and resources are among what it gives. */
const restOf = (operation: Dnd5eOperation): Rest<Dnd5eState, Dnd5eOperation, Dnd5eLimits> => ({
  steps: () => [operation],
  sentences: (events, before, after, limits) => [...events.slice(1), ...restGains(before, after, limits)],
});

/** Hit dice are their owner's to spend, on the sheet. */
export const SHORT_REST = restOf({ kind: "shortRest", hitDice: [] });
export const LONG_REST = restOf({ kind: "longRest" });

/** Inspiration for who has none. */
const inspiration: Rest<Dnd5eState, Dnd5eOperation, Dnd5eLimits> = {
  steps: (state) => (state.inspiration ? [] : [{ kind: "gainInspiration" }]),
};

export const dnd5eRests = { "repos-court": SHORT_REST, "repos-long": LONG_REST, inspirer: inspiration };
