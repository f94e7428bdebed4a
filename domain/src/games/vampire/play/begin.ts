import { readExperience } from "../../../game/experience";
import { type Gauge, readLines } from "../../../game/sheetReading";
import type { Trait } from "../../../game/trait";
import type { EquippedCharacter } from "../../../sheet/equipment/equippedCharacter";
import { carriedItems } from "../../../sheet/inventory/tabs";
import { clampTo } from "../../../values/range";
import { type Fields, fieldsOf, pick } from "../../../values/reading/fields";
import { readText } from "../../../values/reading/values";
import { foldText } from "../../../values/text/foldText";
import { readWhole } from "../../../values/text/readNumber";
import { THIN_BLOOD } from "../ages";
import { vampireItems } from "../catalogue/items";
import { findClan } from "../clans";
import type { CountedPower } from "../powers/held";
import { humourOf } from "../resonance";
import { ADVANTAGES, CLAN, RESONANCE, readVampire } from "../sheet";
import { RESILIENT, thinBloodName } from "../thinBlood";
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
  const read = reading(equipped);
  const { attributes, disciplines, held, health, willpower, bloodPotency } = read;
  const { composure = 1, resolve = 1 } = attributes;
  const dotsOf = (power: CountedPower, discipline: string) =>
    held.has(power) ? (disciplines[discipline] ?? 0) : 0;
  return {
    toughness: dotsOf("cuir-epais", "fortitude"),
    fleetness: dotsOf("vivacite", "celerity"),
    senses: dotsOf("sens-aiguises", "auspex"),
    clan: findClan(lineOf(read.layers, CLAN))?.id ?? "",
    isMortal: isMortalFlesh(read.layers),
    ...wornOf(equipped),
    health: boxes(health),
    willpower: boxes(willpower),
    willpowerRecovery: Math.max(composure, resolve),
    bloodPotency,
  };
}

const lineOf = (layers: readonly Fields[], trait: Trait): string => readLines(layers, [trait])[0]?.text ?? "";

/** Thin blood without the merit that hardens it. */
function isMortalFlesh(layers: readonly Fields[]): boolean {
  if (findClan(lineOf(layers, CLAN))?.id !== THIN_BLOOD) return false;
  return !foldText(lineOf(layers, ADVANTAGES)).includes(foldText(thinBloodName(RESILIENT)));
}

/** The best protection that is worn, and what the worst of it takes: « -1 dé en Dextérité ». */
function wornOf({ character }: EquippedCharacter): Pick<VampireLimits, "armour" | "dexterityPenalty"> {
  const worn = carriedItems(character.inventoryItems, vampireItems, "vampire").filter(
    ({ entry }) => entry.equipped,
  );
  const armours = worn.map(({ item }) => readWhole(pick(fieldsOf(item.fields), ["Protection"]), BOXES) ?? 0);
  const penalties = worn.flatMap(({ item }) =>
    item.properties.map((text) => 0 - Number(/^[-−](\d) dé en Dextérité/.exec(text)?.[1] ?? 0)),
  );
  return { armour: Math.max(0, ...armours), dexterityPenalty: Math.min(0, ...penalties) };
}

const BOXES = { min: 0, max: 20 };

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
