import { readExperience } from "../../../game/experience";
import { type Gauge, readLines } from "../../../game/sheetReading";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { clampTo } from "../../../values/range";
import { readText } from "../../../values/reading/values";
import { humourOf } from "../resonance";
import { RESONANCE, readVampire } from "../sheet";
import {
  FRESH_STATE,
  type Intensity,
  MAX_NOTE,
  RANGES,
  type VampireLimits,
  type VampireState,
} from "./state";

const reading = ({ character: { stats, data } }: EquippedCharacter) => readVampire({ stats, data });

const boxes = ({ max }: Gauge): number => clampTo(RANGES.healthSuperficial, max);

/** The boxes of both tracks, Blood Potency, and what a new session gives back. */
export function limitsOf(equipped: EquippedCharacter): VampireLimits {
  const { attributes, health, willpower, bloodPotency } = reading(equipped);
  const { composure = 1, resolve = 1 } = attributes;
  return {
    health: boxes(health),
    willpower: boxes(willpower),
    willpowerRecovery: Math.max(composure, resolve),
    bloodPotency,
  };
}

const INTENSITY_WORDS: readonly (readonly [Intensity, RegExp])[] = [
  ["acute", /aigu|acute|dyscras/i],
  ["intense", /intense/i],
  ["fleeting", /fugace|passag|fleeting/i],
];

function firstResonance(text: string): Pick<VampireState, "humour" | "intensity" | "resonanceNote"> {
  const intensity = INTENSITY_WORDS.find(([, words]) => words.test(text))?.[0] ?? "negligible";
  const humour = humourOf(text) ?? "none";
  const isPlain = /^\p{L}*$/u.test(text) && humour !== "none";
  return { humour, intensity, resonanceNote: isPlain ? "" : (readText(text, MAX_NOTE) ?? "") };
}

/**
 * The marks of a vampire that has no state yet, as its `stats` tell them; boxes that are marked without a
 * kind are superficial damage.
 */
export function firstState(equipped: EquippedCharacter): VampireState {
  const { layers, health, willpower, hunger, humanity, stains } = reading(equipped);
  const marked = ({ current, max, harm }: typeof health) =>
    harm ?? {
      superficial: boxes({ current, max }) - Math.min(current, boxes({ current, max })),
      aggravated: 0,
    };
  const [onHealth, onWillpower] = [marked(health), marked(willpower)];
  const { gained, spent } = readExperience(layers, RANGES.experienceGained);
  return {
    ...FRESH_STATE,
    healthSuperficial: onHealth.superficial,
    healthAggravated: onHealth.aggravated,
    willpowerSuperficial: onWillpower.superficial,
    willpowerAggravated: onWillpower.aggravated,
    hunger,
    humanity,
    stains: Math.min(stains, RANGES.stains.max - humanity),
    ...firstResonance(readLines(layers, [RESONANCE])[0]?.text ?? ""),
    experienceGained: gained,
    experienceSpent: spent,
  };
}
