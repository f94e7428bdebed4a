import * as z from "zod/mini";
import { bad, good, type Handlers, type Step } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { entryOf, withEntry } from "../../../operations/revert";
import { criticalInjury } from "../criticalInjuries";
import { type CyberpunkLimits, type CyberpunkState, injurySchema, MAX_INJURIES } from "./state";
import { loseHitPoints } from "./wounds";

const injury = injurySchema;

export const injuryOperations = [
  /** `bonusDamage`: the 5 points that no armour meets. */
  z.object({ kind: z.literal("addInjury"), injury, bonusDamage: z.boolean() }),
  /** Eased for the day, it acts no more until it opens again. */
  z.object({ kind: z.literal("easeInjury"), injury }),
  z.object({ kind: z.literal("reopenInjury"), injury }),
  z.object({ kind: z.literal("treatInjury"), injury }),
] as const;
export type InjuryOperation = z.output<(typeof injuryOperations)[number]>;

export const BONUS_DAMAGE = 5;

const labelOf = (injury: string): string => criticalInjury(injury)?.label ?? injury;

function requireInjury({ injuries }: CyberpunkState, injury: string): "open" | "eased" {
  return entryOf(injuries, injury) ?? refuse("Cette blessure n'est pas notée.");
}

const withInjury = (
  state: CyberpunkState,
  injury: string,
  is: "open" | "eased" | undefined,
): CyberpunkState => ({
  ...state,
  injuries: withEntry(state.injuries, injury, is),
});

/** An injury with what it does, and the points that come with it. */
function injure(
  state: CyberpunkState,
  injury: string,
  limits: CyberpunkLimits,
  bonusDamage: boolean,
): Step<CyberpunkState> {
  const injured = withInjury(state, injury, entryOf(state.injuries, injury) ?? "open");
  const effect = criticalInjury(injury)?.effect;
  const event = bad(`Blessure critique : ${labelOf(injury)}${effect === undefined ? "" : ` (${effect})`}`);
  if (!bonusDamage) return { state: injured, events: [event] };
  const hurt = loseHitPoints(injured, BONUS_DAMAGE, limits, { cause: "injury" });
  return { state: hurt.state, events: [event, ...hurt.events] };
}

/** An injury of two sixes; where it is there already, or there are too many, its points alone. */
export function suffer(state: CyberpunkState, injury: string, limits: CyberpunkLimits): Step<CyberpunkState> {
  const isKnown = entryOf(state.injuries, injury) !== undefined;
  if (isKnown || Object.keys(state.injuries).length < MAX_INJURIES)
    return injure(state, injury, limits, true);
  return loseHitPoints(state, BONUS_DAMAGE, limits, { cause: "injury" });
}

export const injuryHandlers: Handlers<InjuryOperation, CyberpunkState, CyberpunkLimits> = {
  addInjury: (state, { injury, bonusDamage }, limits) => {
    if (entryOf(state.injuries, injury) !== undefined) refuse("Cette blessure est déjà notée.");
    if (Object.keys(state.injuries).length >= MAX_INJURIES) {
      refuse(`Une fiche compte ${MAX_INJURIES} blessures critiques au plus.`);
    }
    return injure(state, injury, limits, bonusDamage);
  },
  easeInjury: (state, { injury }) => {
    if (requireInjury(state, injury) === "eased") refuse("Cette blessure est déjà soulagée.");
    return {
      state: withInjury(state, injury, "eased"),
      events: [good(`Blessure soulagée pour la journée : ${labelOf(injury)}`)],
    };
  },
  reopenInjury: (state, { injury }) => {
    if (requireInjury(state, injury) === "open") refuse("Cette blessure n'est pas soulagée.");
    return {
      state: withInjury(state, injury, "open"),
      events: [bad(`${labelOf(injury)} : l'effet revient`)],
    };
  },
  treatInjury: (state, { injury }) => {
    requireInjury(state, injury);
    return {
      state: withInjury(state, injury, undefined),
      events: [good(`Blessure soignée : ${labelOf(injury)}`)],
    };
  },
};
