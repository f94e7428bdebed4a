import * as z from "zod/mini";
import type { FieldLabels, Revertible } from "../../../operations/revert";
import { wholeSchema } from "../../../values/range";
import { HUMOURS } from "../resonance";

const BOXES = { min: 0, max: 99 };
const POINTS = { min: 0, max: 9999 };
const HUNGER = { min: 0, max: 5 };
const TEN = { min: 0, max: 10 };
const DIFFICULTY = { min: 0, max: 9 };

/** From blood without effect to a dyscrasia. */
export const INTENSITIES = ["negligible", "fleeting", "intense", "acute"] as const;
export type Intensity = (typeof INTENSITIES)[number];

export const MAX_NOTE = 120;

/** The bounds of each number of the state. */
export const RANGES = {
  healthSuperficial: BOXES,
  healthAggravated: BOXES,
  willpowerSuperficial: BOXES,
  willpowerAggravated: BOXES,
  hunger: HUNGER,
  humanity: TEN,
  stains: TEN,
  frenzyDue: DIFFICULTY,
  experienceGained: POINTS,
  experienceSpent: POINTS,
} as const;

/** What a night does to a vampire: marked boxes, Hunger, Humanity, the blood that was drunk, experience. */
export const stateSchema = z.object({
  healthSuperficial: wholeSchema(RANGES.healthSuperficial),
  healthAggravated: wholeSchema(RANGES.healthAggravated),
  willpowerSuperficial: wholeSchema(RANGES.willpowerSuperficial),
  willpowerAggravated: wholeSchema(RANGES.willpowerAggravated),
  hunger: wholeSchema(RANGES.hunger),
  humanity: wholeSchema(RANGES.humanity),
  stains: wholeSchema(RANGES.stains),
  /** Stains beyond the empty boxes of Humanity: impaired until remorse. */
  degenerating: z.boolean(),
  /** The difficulty of the frenzy that is to be resisted; 0 while none is. */
  frenzyDue: wholeSchema(RANGES.frenzyDue),
  /** The Beast acts. */
  frenzied: z.boolean(),
  humour: z.enum(["none", ...HUMOURS]),
  intensity: z.enum(INTENSITIES),
  /** A dyscrasia, or a resonance in words of one's own. */
  resonanceNote: z.string().check(z.maxLength(MAX_NOTE)),
  /** Powers that last until the scene ends. */
  vivacite: z.boolean(),
  cuirEpais: z.boolean(),
  prouesse: z.boolean(),
  armesSauvages: z.boolean(),
  experienceGained: wholeSchema(RANGES.experienceGained),
  experienceSpent: wholeSchema(RANGES.experienceSpent),
});
export type VampireState = z.output<typeof stateSchema>;

/** Unmarked, as a vampire begins: Hunger 1, Humanity 7. */
export const FRESH_STATE: VampireState = {
  healthSuperficial: 0,
  healthAggravated: 0,
  willpowerSuperficial: 0,
  willpowerAggravated: 0,
  hunger: 1,
  humanity: 7,
  stains: 0,
  degenerating: false,
  frenzyDue: 0,
  frenzied: false,
  humour: "none",
  intensity: "negligible",
  resonanceNote: "",
  vivacite: false,
  cuirEpais: false,
  prouesse: false,
  armesSauvages: false,
  experienceGained: 0,
  experienceSpent: 0,
};

const labels: FieldLabels<VampireState> = {
  healthSuperficial: { label: "Santé, dégâts superficiels" },
  healthAggravated: { label: "Santé, dégâts aggravés" },
  willpowerSuperficial: { label: "Volonté, dégâts superficiels" },
  willpowerAggravated: { label: "Volonté, dégâts aggravés" },
  hunger: { label: "Faim" },
  humanity: { label: "Humanité" },
  stains: { label: "Souillures" },
  degenerating: { label: "Dégénérescence" },
  frenzyDue: { label: "Frénésie à contenir" },
  frenzied: { label: "Frénésie" },
  humour: { label: "Résonance" },
  intensity: { label: "Intensité de la résonance" },
  resonanceNote: { label: "Note de résonance" },
  vivacite: { label: "Vivacité" },
  cuirEpais: { label: "Cuir épais" },
  prouesse: { label: "Prouesse" },
  armesSauvages: { label: "Armes sauvages" },
  experienceGained: { label: "Expérience gagnée" },
  experienceSpent: { label: "Expérience dépensée" },
};

export const revertible: Revertible<VampireState> = { stateSchema, ranges: RANGES, told: labels };

/** What powers, worn things and thin blood make of damage and of rolls. */
interface Gifts {
  /** Taken from each superficial hit while Cuir épais lasts. */
  readonly toughness: number;
  /** Added to Dexterity while Vivacité lasts. */
  readonly fleetness: number;
  /** Added to Vigilance. */
  readonly senses: number;
  /** Of what is worn: aggravated damage of blades and bullets that it makes superficial to mortal flesh. */
  readonly armour: number;
  /** Of what is worn; 0 or less. */
  readonly dexterityPenalty: number;
  /** Thin blood, whom blades and bullets wound as they do mortals. */
  readonly isMortal: boolean;
  /** The id of its clan, whose curse it bears; empty of who is of none that is known. */
  readonly clan: string;
}

export const NO_GIFTS: Gifts = {
  toughness: 0,
  fleetness: 0,
  senses: 0,
  armour: 0,
  dexterityPenalty: 0,
  isMortal: false,
  clan: "",
};

/** What the build of a vampire allows. */
export interface VampireLimits extends Gifts {
  /** The boxes of Health and of Willpower. */
  readonly health: number;
  readonly willpower: number;
  /** The superficial Willpower that a new session gives back. */
  readonly willpowerRecovery: number;
  /** From 0 to 10 (`bloodPotencyOf`, `feedingOf`). */
  readonly bloodPotency: number;
}
