import * as z from "zod/mini";
import { bad, good, type Handlers, neutral } from "../../../operations/reducer";
import { changedBy, refuse } from "../../../operations/refuse";
import { entryOf, withEntry } from "../../../operations/revert";
import { amountSchema, changeSchema, clampTo, wholeSchema } from "../../../values/range";
import { ARMOUR_LOCATIONS, type ArmourLocation } from "../sheet";
import { type CyberpunkLimits, type CyberpunkState, MAX_POINTS, RANGES } from "./state";
import { loseHitPoints, requireAlive } from "./wounds";

const location = z.enum(ARMOUR_LOCATIONS);

export const armourOperations = [
  /** Damage against the armour of the head or of the body; `armour` is how much of it counts. */
  z.object({
    kind: z.literal("hit"),
    location: z.enum(["head", "body"]),
    damage: amountSchema(MAX_POINTS),
    armour: z.enum(["whole", "half", "none"]),
  }),
  z.object({ kind: z.literal("ablate"), location, amount: amountSchema(99) }),
  z.object({ kind: z.literal("repairArmour"), location }),
  z.object({ kind: z.literal("changeArmour"), location, by: changeSchema(RANGES.ablation.max) }),
  z.object({ kind: z.literal("setArmour"), location, value: wholeSchema(RANGES.ablation) }),
] as const;
export type ArmourOperation = z.output<(typeof armourOperations)[number]>;

export const LOCATION_NAMES: Readonly<Record<ArmourLocation, string>> = {
  head: "Tête",
  body: "Corps",
  shield: "Bouclier",
};
/** How often damage to the head counts once it is through the armour; with an open cracked skull. */
const HEAD_FACTOR = 2;
const CRACKED_SKULL_FACTOR = 3;

export const headFactor = ({ injuries }: CyberpunkState): number =>
  entryOf(injuries, "crackedSkull") === "open" ? CRACKED_SKULL_FACTOR : HEAD_FACTOR;

/** What is left of the stopping power at a location. */
export const stoppingPowerOf = (
  { ablation }: CyberpunkState,
  location: ArmourLocation,
  { armour }: CyberpunkLimits,
): number => Math.max(0, armour[location] - (ablation[location] ?? 0));

/** What is left of the armour that was damaged. */
export const wornPowers = (state: CyberpunkState, limits: CyberpunkLimits): Record<string, number> =>
  Object.fromEntries(
    ARMOUR_LOCATIONS.filter((location) => state.ablation[location] !== undefined).map((location) => [
      location,
      stoppingPowerOf(state, location, limits),
    ]),
  );

const withPower = (
  state: CyberpunkState,
  location: ArmourLocation,
  power: number,
  { armour }: CyberpunkLimits,
): CyberpunkState => ({
  ...state,
  ablation: withEntry(state.ablation, location, Math.max(0, armour[location] - power)),
});

const powerText = (state: CyberpunkState, location: ArmourLocation, limits: CyberpunkLimits) =>
  `${LOCATION_NAMES[location]} : SP ${stoppingPowerOf(state, location, limits)} / ${limits.armour[location]}`;

function requireArmour(location: ArmourLocation, { armour }: CyberpunkLimits): void {
  if (armour[location] === 0) refuse("Aucune armure à cet endroit.");
}

/** The stopping power that counts: half of it is rounded up. */
export const SHARES = {
  whole: (power: number) => power,
  half: (power: number) => Math.ceil(power / 2),
  none: () => 0,
} as const;

export const armourHandlers: Handlers<ArmourOperation, CyberpunkState, CyberpunkLimits> = {
  hit: (state, { location, damage, armour }, limits) => {
    requireAlive(state);
    const power = stoppingPowerOf(state, location, limits);
    const through = damage - SHARES[armour](power);
    if (through <= 0) return { state, events: [good(`L'armure arrête les ${damage} dégâts`)] };
    const isWorn = power > 0 && armour !== "none";
    const ablated = isWorn ? withPower(state, location, power - 1, limits) : state;
    const hurt = loseHitPoints(ablated, location === "head" ? through * headFactor(state) : through, limits);
    const worn = isWorn ? [bad(powerText(ablated, location, limits))] : [];
    return { state: hurt.state, events: [...hurt.events, ...worn] };
  },
  ablate: (state, { location, amount }, limits) => {
    requireArmour(location, limits);
    const power = stoppingPowerOf(state, location, limits);
    if (power === 0) refuse(`${LOCATION_NAMES[location]} : l'armure n'arrête déjà plus rien.`);
    const after = withPower(state, location, Math.max(0, power - amount), limits);
    return { state: after, events: [bad(powerText(after, location, limits))] };
  },
  repairArmour: (state, { location }, limits) => {
    requireArmour(location, limits);
    if (stoppingPowerOf(state, location, limits) >= limits.armour[location]) {
      refuse(`${LOCATION_NAMES[location]} : l'armure est intacte.`);
    }
    const after = withPower(state, location, limits.armour[location], limits);
    return { state: after, events: [good(powerText(after, location, limits))] };
  },
  changeArmour: (state, { location, by }, limits) => {
    requireArmour(location, limits);
    const range = { min: 0, max: limits.armour[location] };
    const power = changedBy(stoppingPowerOf(state, location, limits), by, range, LOCATION_NAMES[location]);
    const after = withPower(state, location, power, limits);
    return { state: after, events: [neutral(powerText(after, location, limits))] };
  },
  setArmour: (state, { location, value }, limits) => {
    requireArmour(location, limits);
    const after = withPower(
      state,
      location,
      clampTo({ min: 0, max: limits.armour[location] }, value),
      limits,
    );
    return { state: after, events: [neutral(powerText(after, location, limits))] };
  },
};
