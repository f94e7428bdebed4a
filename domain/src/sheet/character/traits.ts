import { type Fields, isRecord, readFirst, withBlocks } from "../../values/reading/fields";
import { readProse, withoutAbsent } from "../../values/reading/values";

/** Product §3 "traits": the character's personality, as free text. */
export const TRAIT_KEYS = ["personality", "ideals", "bonds", "flaws"] as const;
export type TraitKey = (typeof TRAIT_KEYS)[number];

export type Traits = Readonly<Partial<Record<TraitKey, string>>>;

export const TRAIT_LABELS: Readonly<Record<TraitKey, string>> = {
  personality: "Personnalité",
  ideals: "Idéaux",
  bonds: "Liens",
  flaws: "Défauts",
};

const BLOCK_NAMES = ["traits", "personalityTraits", "traitsDePersonnalite"];
const TRAIT_NAMES: Readonly<Record<TraitKey, readonly string[]>> = {
  personality: ["personality", "personalityTraits", "personalityTrait", "personnalite", "trait"],
  ideals: ["ideals", "ideal", "ideaux"],
  bonds: ["bonds", "bond", "liens", "lien"],
  flaws: ["flaws", "flaw", "defauts", "defaut"],
};

/** The traits from a block or from separate fields; a block that is a text is the personality. */
export function readTraits(layers: readonly Fields[]): Traits {
  const sources = withBlocks(layers, BLOCK_NAMES);
  const mereText = (raw: unknown) => (isRecord(raw) ? undefined : readProse(raw));
  const read = (key: TraitKey) => readFirst(sources, TRAIT_NAMES[key], readProse);
  return withoutAbsent({
    personality: read("personality") ?? readFirst(layers, BLOCK_NAMES, mereText),
    ideals: read("ideals"),
    bonds: read("bonds"),
    flaws: read("flaws"),
  });
}
