import { conditionIf, deadIf, dyingIf, knownValue, type Vital } from "../../../game/vitals";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { leftOf } from "../../../values/range";
import { criticalInjury } from "../criticalInjuries";
import { ARMOUR_LOCATIONS, readCyberpunk } from "../sheet";
import { LOCATION_NAMES, stoppingPowerOf, wholeArmourOf } from "./armour";
import { humanityOf, luckOf } from "./pools";
import type { CyberpunkLimits, CyberpunkState } from "./state";
import { deathSavePenaltyOf, woundStateOf } from "./wounds";

/** The wound states that change what an edgerunner does. */
function wounds(state: CyberpunkState, limits: CyberpunkLimits): Vital[] {
  const wound = woundStateOf(state, limits);
  const penalty = deathSavePenaltyOf(state);
  return [
    ...deadIf(wound === "dead"),
    ...dyingIf(wound === "mortal", penalty > 0 ? `À l'agonie (malus de mort ${penalty})` : "À l'agonie"),
    ...conditionIf(wound === "serious", "Gravement blessé (−2)"),
    ...conditionIf(state.stabilised, "Stabilisé", "good"),
  ];
}

const injuries = (state: CyberpunkState): Vital[] =>
  Object.entries(state.injuries).map(([key, is]) => {
    const label = criticalInjury(key)?.label ?? key;
    return { kind: "condition", ...(is === "open" ? { label, tone: "bad" } : eased(label)) };
  });

const eased = (label: string) => ({ label: `${label} (soulagée)`, tone: "neutral" }) as const;

/** Hit points, armour that is left, Luck, Humanity, what one evades and perceives with, wounds and injuries. */
export function vitalsOf(
  state: CyberpunkState,
  limits: CyberpunkLimits,
  { character: { stats: raw, data } }: EquippedCharacter,
): readonly Vital[] {
  const { stats, skills } = readCyberpunk({ stats: raw, data });
  const base = (stat: "dex" | "int", skill: string) =>
    stats[stat] === undefined ? undefined : stats[stat] + (skills[skill] ?? 0);
  return [
    { kind: "gauge", label: "PV", ...leftOf(limits.hitPoints, state.hitPointsLost), tone: "life" },
    ...ARMOUR_LOCATIONS.filter((location) => wholeArmourOf(state, location, limits) > 0).map(
      (location): Vital => ({
        kind: "value",
        label: LOCATION_NAMES[location],
        name: `SP ${LOCATION_NAMES[location].toLowerCase()}`,
        value: stoppingPowerOf(state, location, limits),
      }),
    ),
    { kind: "value", label: "Chance", value: luckOf(state, limits) },
    { kind: "value", label: "Hum.", name: "Humanité", value: humanityOf(state, limits) },
    ...knownValue("Esq.", base("dex", "evasion"), "Esquive"),
    ...knownValue("Perc.", base("int", "perception"), "Perception"),
    ...wounds(state, limits),
    ...injuries(state),
  ];
}
