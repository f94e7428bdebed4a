import { conditionIf, deadIf, dyingIf, knownValue, type Vital } from "../../../game/vitals";
import { leftOf } from "../../../values/range";
import { sanityMaxOf, sanityOf } from "./sanity";
import { skillOf } from "./skills";
import type { CthulhuLimits, CthulhuState } from "./state";

const INSANITIES = {
  none: undefined,
  temporary: "Folie temporaire",
  indefinite: "Folie indéterminée",
  permanent: "Folie permanente",
} as const;

/** Hit points, Sanity, magic, Luck, armour, what one dodges and notices with, and what holds now. */
export function vitalsOf(state: CthulhuState, limits: CthulhuLimits): readonly Vital[] {
  const insanity = INSANITIES[state.insanity];
  return [
    { kind: "gauge", label: "PV", ...leftOf(limits.hitPoints, state.hitPointsLost), tone: "life" },
    {
      kind: "gauge",
      label: "SAN",
      current: sanityOf(state, limits),
      max: sanityMaxOf(state, limits),
      tone: "mind",
    },
    { kind: "gauge", label: "PM", ...leftOf(limits.magic, state.magicSpent), tone: "resource" },
    { kind: "value", label: "Chance", value: state.luck },
    ...knownValue("Armure", limits.armour > 0 ? limits.armour : undefined),
    ...knownValue("Esquive", skillOf(state, "dodge", limits)),
    ...knownValue("TOC", skillOf(state, "spotHidden", limits), "Trouver objet caché"),
    ...deadIf(state.dead),
    ...dyingIf(state.dying && !state.dead, "Mourant"),
    ...conditionIf(state.unconscious && !state.dead, "Inconscient"),
    ...conditionIf(state.majorWound, "Blessure grave"),
    ...conditionIf(state.bout, "Crise de folie"),
    ...conditionIf(insanity !== undefined, insanity ?? ""),
  ];
}
