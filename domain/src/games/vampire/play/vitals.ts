import { conditionIf, type Vital } from "../../../game/vitals";
import { plural } from "../../../values/text/plural";
import { powerName } from "../powers/held";
import { isDowned, isImpaired, marksOf } from "./damage";
import { stainsOf } from "./humanity";
import { activePowers } from "./scenePowers";
import { RANGES, type VampireLimits, type VampireState } from "./state";

/** Both tracks, Hunger, Humanity with its stains, Blood Potency, and what holds now. */
export function vitalsOf(state: VampireState, limits: VampireLimits): readonly Vital[] {
  const stains = stainsOf(state);
  const stained = stains > 0 ? ` (${stains} ${plural(stains, "souillure", "souillures")})` : "";
  const impaired = (track: "health" | "willpower") =>
    isImpaired(state, track, limits) && !isDowned(state, track, limits);
  return [
    {
      kind: "track",
      label: "Santé",
      max: limits.health,
      ...marksOf(state, "health", limits),
      tone: "life",
    },
    {
      kind: "track",
      label: "Volonté",
      max: limits.willpower,
      ...marksOf(state, "willpower", limits),
      tone: "mind",
    },
    { kind: "gauge", label: "Faim", current: state.hunger, max: RANGES.hunger.max, tone: "danger" },
    { kind: "value", label: "Humanité", value: `${state.humanity}${stained}` },
    { kind: "value", label: "PS", name: "Puissance du sang", value: limits.bloodPotency },
    ...conditionIf(isDowned(state, "health", limits), "Torpeur"),
    ...conditionIf(isDowned(state, "willpower", limits), "Volonté brisée"),
    ...conditionIf(impaired("health"), "Diminué (Santé)"),
    ...conditionIf(impaired("willpower"), "Diminué (Volonté)"),
    ...activePowers(state).flatMap((power) => conditionIf(true, powerName(power))),
    ...conditionIf(state.frenzied, "Frénésie"),
    ...conditionIf(state.frenzyDue > 0, "Frénésie à contenir"),
    ...conditionIf(state.degenerating, "Dégénérescence"),
  ];
}
