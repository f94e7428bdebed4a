import * as z from "zod/mini";
import { type MagazineLimits, SHOTS_RANGE, shotsFiredSchema } from "../../../game/magazines";
import type { FieldLabels, Revertible } from "../../../operations/revert";
import { wholeSchema } from "../../../values/range";
import { BOUTS } from "../bouts";
import { CTHULHU_SKILLS } from "../traits";

/** The most points of one blow, and of any other amount. */
export const MAX_POINTS = 999;

export const MAX_CASH = 9_999_999;

const COUNT = { min: 0, max: MAX_POINTS };
const PERCENT = { min: 0, max: 99 };

/** The bounds of each number of the state; entries of skills and of shots are never 0. */
export const RANGES = {
  hitPointsLost: COUNT,
  magicSpent: COUNT,
  sanity: PERCENT,
  sanityAtDawn: PERCENT,
  boutIs: { min: 0, max: BOUTS.length },
  luck: PERCENT,
  cash: { min: 0, max: MAX_CASH },
  skillGains: PERCENT,
  shotsFired: SHOTS_RANGE,
} as const;

const SKILL_KEYS = CTHULHU_SKILLS.map(({ key }) => key);
export const skillSchema = z.enum(SKILL_KEYS);

const INSANITIES = ["none", "temporary", "indefinite", "permanent"] as const;

/** What an adventure does to an investigator. Sanity and Luck are what they are; the others count losses. */
export const stateSchema = z.object({
  hitPointsLost: wholeSchema(RANGES.hitPointsLost),
  majorWound: z.boolean(),
  /** A major wound was just taken: a CON roll decides who stays awake. */
  consciousnessDue: z.boolean(),
  unconscious: z.boolean(),
  /** At 0 hit points with a major wound: a CON roll each round. */
  dying: z.boolean(),
  dead: z.boolean(),
  magicSpent: wholeSchema(RANGES.magicSpent),
  sanity: wholeSchema(RANGES.sanity),
  /** Sanity when the day of the story began: losing a fifth of it in a day is indefinite insanity. */
  sanityAtDawn: wholeSchema(RANGES.sanityAtDawn),
  insanity: z.enum(INSANITIES),
  /** Much Sanity was lost at once: an INT roll decides whether it is understood. */
  shockDue: z.boolean(),
  /** A bout of madness, in which no more Sanity is lost. */
  bout: z.boolean(),
  /** What the bout is, by its place among `BOUTS` from 1 on; 0 while nothing was drawn. */
  boutIs: wholeSchema(RANGES.boutIs),
  /** Whether the Mythos has driven this mind mad before: the first time teaches more of it. */
  mythosMaddened: z.boolean(),
  /** Insanity began, and nobody has said yet whether the Mythos did it. */
  mythosAsked: z.boolean(),
  luck: wholeSchema(RANGES.luck),
  /** Whole dollars at hand. */
  cash: wholeSchema(RANGES.cash),
  /** Skills that were used with success since they were last checked. */
  ticks: z.partialRecord(skillSchema, z.literal("ticked")),
  /** Percentage points that checks have added to the skills of the build. */
  skillGains: z.partialRecord(skillSchema, wholeSchema({ min: 1, max: RANGES.skillGains.max })),
  shotsFired: shotsFiredSchema,
});
export type CthulhuState = z.output<typeof stateSchema>;

/** Whole; Sanity and Luck have no whole to be counted from, every first state sets them. */
export const FRESH_STATE: CthulhuState = {
  hitPointsLost: 0,
  majorWound: false,
  consciousnessDue: false,
  unconscious: false,
  dying: false,
  dead: false,
  magicSpent: 0,
  sanity: 0,
  sanityAtDawn: 0,
  insanity: "none",
  shockDue: false,
  bout: false,
  boutIs: 0,
  mythosMaddened: false,
  mythosAsked: false,
  luck: 0,
  cash: 0,
  ticks: {},
  skillGains: {},
  shotsFired: {},
};

const labels: FieldLabels<CthulhuState> = {
  hitPointsLost: { label: "PV", sign: -1 },
  majorWound: { label: "Blessure grave" },
  consciousnessDue: { label: "Jet de CON dû" },
  unconscious: { label: "Inconscience" },
  dying: { label: "Agonie" },
  dead: { label: "Mort" },
  magicSpent: { label: "PM", sign: -1 },
  sanity: { label: "SAN" },
  sanityAtDawn: { label: "SAN au début du jour" },
  insanity: { label: "Folie" },
  shockDue: { label: "Jet d'INT dû" },
  bout: { label: "Crise de folie" },
  boutIs: { label: "Ce qu'est la crise" },
  mythosMaddened: { label: "Folie due au Mythe" },
  mythosAsked: { label: "Cause de la folie à dire" },
  luck: { label: "Chance" },
  cash: { label: "Argent" },
  ticks: { label: "Coche de compétence" },
  skillGains: { label: "Compétence" },
  shotsFired: { label: "Munitions", sign: -1 },
};

export const revertible: Revertible<CthulhuState> = { stateSchema, ranges: RANGES, told: labels };

/** What the build of an investigator allows. */
export interface CthulhuLimits extends MagazineLimits {
  readonly hitPoints: number;
  readonly magic: number;
  /** What the armour that is worn takes from each blow. */
  readonly armour: number;
  /** The percentage of the characteristic that keeps the wounded awake and the dying alive; undefined where it is not known. */
  readonly constitution?: number | undefined;
  /** The percentage of the characteristic that tells what was seen; undefined where it is not known. */
  readonly intelligence?: number | undefined;
  /** 99 less the Cthulhu Mythos of the build. */
  readonly sanity: number;
  /** The percentages of the build, bases included; without those that are not known. */
  readonly skills: Readonly<Record<string, number>>;
}
