import { foldText } from "../../values/text/foldText";
import { BLOOD_POTENCY_RANGE } from "./bloodPotency";

/** How long ago a new vampire was embraced, and what the years have made of it (product §2.8). */
export interface Age {
  readonly id: AgeId;
  readonly name: string;
  readonly about: string;
  /** Those that the age may be of. */
  readonly generations: readonly string[];
  readonly bloodPotency: 0 | 1 | 2;
  /** Dots beyond those that every new character has. */
  readonly advantages: 0 | 2;
  readonly flaws: 0 | 2;
  readonly humanity: -1 | 0;
  /** To spend on the sheet. */
  readonly experience: 0 | 15 | 35;
}

export const AGE_IDS = ["childe", "neonate", "ancilla"] as const;
type AgeId = (typeof AGE_IDS)[number];

const CHILDE: Age = {
  id: "childe",
  name: "Infant",
  about: "Étreint depuis moins de quinze ans.",
  generations: ["Douzième", "Treizième"],
  bloodPotency: 1,
  advantages: 0,
  flaws: 0,
  humanity: 0,
  experience: 0,
};

const AGES: readonly Age[] = [
  CHILDE,
  {
    ...CHILDE,
    id: "neonate",
    name: "Nouveau-né",
    about: "Étreint après 1940, assez tôt pour avoir appris : 15 XP.",
    experience: 15,
  },
  {
    id: "ancilla",
    name: "Ancilla",
    about:
      "Étreint entre 1780 et 1940 : 2 points d'avantages et 2 de handicaps en plus, 1 d'Humanité en moins, 35 XP.",
    generations: ["Dixième", "Onzième"],
    bloodPotency: 2,
    advantages: 2,
    flaws: 2,
    humanity: -1,
    experience: 35,
  },
];

/** Thin blood came with the last generations. */
const THIN_BLOODED: readonly Age[] = [
  { ...CHILDE, generations: ["Quatorzième", "Quinzième", "Seizième"], bloodPotency: 0 },
];

export const THIN_BLOOD = "sang-clair";

const ORDINALS = [
  "quatrieme",
  "cinquieme",
  "sixieme",
  "septieme",
  "huitieme",
  "neuvieme",
  "dixieme",
  "onzieme",
  "douzieme",
  "treizieme",
  "quatorzieme",
  "quinzieme",
  "seizieme",
];
const FIRST_ORDINAL = 4;

/** How strong blood of a generation may grow, as « Douzième » or « 12e » says it; any, where nothing is known of it. */
export function mostPotency(generation: string): number {
  const word = foldText(generation);
  const place = ORDINALS.findIndex((one) => word.includes(one));
  const number = place < 0 ? Number(/\d{1,2}/.exec(word)?.[0]) : FIRST_ORDINAL + place;
  if (number >= 14) return 0;
  if (number >= 12) return 3;
  if (number >= 10) return 4;
  return number >= FIRST_ORDINAL ? 14 - number : BLOOD_POTENCY_RANGE.max;
}

/** The ages that a new vampire of this clan may have. */
export const agesOf = (clanId: string): readonly Age[] => (clanId === THIN_BLOOD ? THIN_BLOODED : AGES);
