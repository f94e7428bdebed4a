import * as z from "zod/mini";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { changedBy, refuse } from "../../../operations/refuse";
import { entryOf, withEntry } from "../../../operations/revert";
import { amountSchema, changeSchema, clampTo, wholeSchema } from "../../../values/range";
import { ARMOUR_LOCATIONS, type ArmourLocation } from "../sheet";
import { installedArmour } from "./implants";
import { suffer } from "./injuries";
import { type CyberpunkLimits, type CyberpunkState, injurySchema, MAX_POINTS, RANGES } from "./state";
import { loseHitPoints, requireAlive } from "./wounds";

const location = z.enum(ARMOUR_LOCATIONS);

export const armourOperations = [
  /** Damage against the armour of the head or of the body; `armour` is how much of it counts. */
  z.object({
    kind: z.literal("hit"),
    location,
    damage: amountSchema(MAX_POINTS),
    armour: z.enum(["whole", "half", "none"]),
    /** As of `damage`. */
    hitPointsThen: z.optional(amountSchema(MAX_POINTS)),
    /** The critical injury that two sixes led to: five points more, which no armour meets. */
    injury: z.optional(injurySchema),
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
/** Armour stops damage, a shield takes it. */
const UNITS: Readonly<Record<ArmourLocation, string>> = { head: "SP", body: "SP", shield: "PV" };

/** How often damage to the head counts once it is through the armour; with an open cracked skull. */
const HEAD_FACTOR = 2;
const CRACKED_SKULL_FACTOR = 3;

export const headFactor = ({ injuries }: CyberpunkState): number =>
  entryOf(injuries, "crackedSkull") === "open" ? CRACKED_SKULL_FACTOR : HEAD_FACTOR;

/** The whole stopping power at a location: the best of what is worn there and what play has put under the skin. */
export const wholeArmourOf = (
  state: Pick<CyberpunkState, "implants">,
  location: ArmourLocation,
  { armour }: CyberpunkLimits,
): number => (location === "shield" ? armour.shield : Math.max(armour[location], installedArmour(state)));

/** What is left of it; of the shield, its hit points. */
export const stoppingPowerOf = (
  state: CyberpunkState,
  location: ArmourLocation,
  limits: CyberpunkLimits,
): number => Math.max(0, wholeArmourOf(state, location, limits) - (state.ablation[location] ?? 0));

/** What is left of the armour that was damaged, and that under the skin. */
export const wornPowers = (state: CyberpunkState, limits: CyberpunkLimits): Record<string, number> =>
  Object.fromEntries(
    ARMOUR_LOCATIONS.filter(
      (location) =>
        state.ablation[location] !== undefined ||
        wholeArmourOf(state, location, limits) > limits.armour[location],
    ).map((location) => [location, stoppingPowerOf(state, location, limits)]),
  );

const withPower = (
  state: CyberpunkState,
  location: ArmourLocation,
  power: number,
  limits: CyberpunkLimits,
): CyberpunkState => ({
  ...state,
  ablation: withEntry(state.ablation, location, Math.max(0, wholeArmourOf(state, location, limits) - power)),
});

const powerText = (state: CyberpunkState, location: ArmourLocation, limits: CyberpunkLimits) =>
  `${LOCATION_NAMES[location]} : ${UNITS[location]} ${stoppingPowerOf(state, location, limits)} / ${wholeArmourOf(state, location, limits)}`;

function requireArmour(state: CyberpunkState, location: ArmourLocation, limits: CyberpunkLimits): void {
  if (wholeArmourOf(state, location, limits) === 0) refuse("Aucune armure à cet endroit.");
}

/** The stopping power that counts: half of it is rounded up. */
export const SHARES = {
  whole: (power: number) => power,
  half: (power: number) => Math.ceil(power / 2),
  none: () => 0,
} as const;

export const NO_SHIELD = "Aucun bouclier pour arrêter le coup.";

type Hit = Extract<ArmourOperation, { kind: "hit" }>;

/** A shield takes the whole of what hits it, and is broken at 0: nothing passes. */
function hitShield(state: CyberpunkState, damage: number, limits: CyberpunkLimits): Step<CyberpunkState> {
  const left = stoppingPowerOf(state, "shield", limits);
  if (left === 0) return refuse(NO_SHIELD);
  const after = withPower(state, "shield", Math.max(0, left - damage), limits);
  const broken = damage >= left ? [bad("Le bouclier est brisé")] : [];
  return { state: after, events: [bad(powerText(after, "shield", limits)), ...broken] };
}

/** What passes the armour where it hits, which it wears. */
function hit(
  state: CyberpunkState,
  { location, damage, armour, hitPointsThen }: Hit,
  limits: CyberpunkLimits,
): Step<CyberpunkState> {
  if (location === "shield") return hitShield(state, damage, limits);
  const power = stoppingPowerOf(state, location, limits);
  const through = damage - SHARES[armour](power);
  if (through <= 0) return { state, events: [good(`L'armure arrête les ${damage} dégâts`)] };
  const isWorn = power > 0 && armour !== "none";
  const ablated = isWorn ? withPower(state, location, power - 1, limits) : state;
  const lost = location === "head" ? through * headFactor(state) : through;
  const hurt = loseHitPoints(ablated, lost, limits, { hitPointsThen });
  const worn = isWorn ? [bad(powerText(ablated, location, limits))] : [];
  return { state: hurt.state, events: [...hurt.events, ...worn] };
}

export const armourHandlers: Handlers<ArmourOperation, CyberpunkState, CyberpunkLimits> = {
  hit: (state, operation, limits) => {
    requireAlive(state);
    const done = hit(state, operation, limits);
    const { injury } = operation;
    if (injury === undefined || done.state.dead) return done;
    const injured = suffer(done.state, injury, limits);
    return { state: injured.state, events: [...done.events, ...injured.events] };
  },
  ablate: (state, { location, amount }, limits) => {
    requireArmour(state, location, limits);
    const power = stoppingPowerOf(state, location, limits);
    if (power === 0) refuse(`${LOCATION_NAMES[location]} : l'armure n'arrête déjà plus rien.`);
    const after = withPower(state, location, Math.max(0, power - amount), limits);
    return { state: after, events: [bad(powerText(after, location, limits))] };
  },
  repairArmour: (state, { location }, limits) => {
    requireArmour(state, location, limits);
    if (stoppingPowerOf(state, location, limits) >= wholeArmourOf(state, location, limits)) {
      refuse(`${LOCATION_NAMES[location]} : l'armure est intacte.`);
    }
    const after = withPower(state, location, wholeArmourOf(state, location, limits), limits);
    return { state: after, events: [good(powerText(after, location, limits))] };
  },
  changeArmour: (state, { location, by }, limits) => {
    requireArmour(state, location, limits);
    const range = { min: 0, max: wholeArmourOf(state, location, limits) };
    const power = changedBy(stoppingPowerOf(state, location, limits), by, range, LOCATION_NAMES[location]);
    const after = withPower(state, location, power, limits);
    return { state: after, events: [neutral(powerText(after, location, limits))] };
  },
  setArmour: (state, { location, value }, limits) => {
    requireArmour(state, location, limits);
    const after = withPower(
      state,
      location,
      clampTo({ min: 0, max: wholeArmourOf(state, location, limits) }, value),
      limits,
    );
    return { state: after, events: [neutral(powerText(after, location, limits))] };
  },
};
