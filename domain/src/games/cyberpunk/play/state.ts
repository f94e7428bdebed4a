import * as z from "zod/mini";
import { type MagazineLimits, SHOTS_RANGE, shotsFiredSchema } from "../../../game/magazines";
import type { FieldLabels, Revertible } from "../../../operations/revert";
import { wholeSchema } from "../../../values/range";
import { HUMANITY_OF_BORGWARE, MAX_IMPLANTS, SP_RANGE } from "../implants";
import { ARMOUR_LOCATIONS, type ArmourLocation } from "../sheet";

/** The most points of one blow, and of any other amount. */
export const MAX_POINTS = 999;

const COUNT = { min: 0, max: MAX_POINTS };
const POINTS = { min: 0, max: 99_999 };

export const MAX_EDDIES = 999_999_999;
export const MAX_INJURIES = 20;

/** The bounds of each number of the state; entries of armour and ammunition are never 0. */
export const RANGES = {
  hitPointsLost: COUNT,
  luckSpent: COUNT,
  humanityLost: COUNT,
  deathSavePenalty: { min: 0, max: 99 },
  ablation: { min: 0, max: 99 },
  shotsFired: SHOTS_RANGE,
  eddies: { min: 0, max: MAX_EDDIES },
  improvementGained: POINTS,
  improvementSpent: POINTS,
} as const;

const entry = ({ max }: { readonly max: number }) => wholeSchema({ min: 1, max });

const atMost = (count: number) =>
  z.refine<Record<string, unknown>>((entries) => Object.keys(entries).length <= count);

/** An injury of the table by its key, or one in words; never the name of an object's own field. */
export const injurySchema = z.string().check(z.regex(/^[\p{L}\d][\p{L}\d '’(),-]{0,59}$/u));

/** What a session does to an edgerunner: losses and expenses, each against the limits of the build. */
export const stateSchema = z.object({
  hitPointsLost: wholeSchema(RANGES.hitPointsLost),
  stabilised: z.boolean(),
  dead: z.boolean(),
  /** What saves that were passed and damage at 0 HP add to the next death save. */
  deathSavePenalty: wholeSchema(RANGES.deathSavePenalty),
  /** Open injuries act; those that were eased for the day do not. */
  injuries: z.record(injurySchema, z.enum(["open", "eased"])).check(atMost(MAX_INJURIES)),
  /** Points of stopping power that each piece of armour has lost. */
  ablation: z.partialRecord(z.enum(ARMOUR_LOCATIONS), entry(RANGES.ablation)),
  luckSpent: wholeSchema(RANGES.luckSpent),
  humanityLost: wholeSchema(RANGES.humanityLost),
  /** Put in since play began, by `implantKey`. */
  implants: z
    .record(
      z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
      z.object({
        name: z.string().check(z.maxLength(60)),
        sp: wholeSchema(SP_RANGE),
        /** What it takes from the maximum of Humanity, where that is not what most take. */
        part: z.optional(wholeSchema({ min: 0, max: HUMANITY_OF_BORGWARE })),
      }),
    )
    .check(atMost(MAX_IMPLANTS)),
  shotsFired: shotsFiredSchema,
  eddies: wholeSchema(RANGES.eddies),
  improvementGained: wholeSchema(RANGES.improvementGained),
  improvementSpent: wholeSchema(RANGES.improvementSpent),
});
export type CyberpunkState = z.output<typeof stateSchema>;
export type KeptImplant = CyberpunkState["implants"][string];

/** Whole, loaded, and without money. */
export const FRESH_STATE: CyberpunkState = {
  hitPointsLost: 0,
  stabilised: false,
  dead: false,
  deathSavePenalty: 0,
  injuries: {},
  ablation: {},
  luckSpent: 0,
  humanityLost: 0,
  implants: {},
  shotsFired: {},
  eddies: 0,
  improvementGained: 0,
  improvementSpent: 0,
};

const labels: FieldLabels<CyberpunkState> = {
  hitPointsLost: { label: "PV", sign: -1 },
  stabilised: { label: "Stabilisation" },
  dead: { label: "Mort" },
  deathSavePenalty: { label: "Malus de mort" },
  injuries: { label: "Blessure critique" },
  ablation: { label: "SP", sign: -1 },
  luckSpent: { label: "Chance", sign: -1 },
  humanityLost: { label: "Humanité", sign: -1 },
  implants: { label: "Implant" },
  shotsFired: { label: "Munitions", sign: -1 },
  eddies: { label: "Eddies" },
  improvementGained: { label: "Points d'amélioration gagnés" },
  improvementSpent: { label: "Points d'amélioration dépensés" },
};

export const revertible: Revertible<CyberpunkState> = { stateSchema, ranges: RANGES, told: labels };

/** What the build and the gear of an edgerunner allow. */
export interface CyberpunkLimits extends MagazineLimits {
  readonly hitPoints: number;
  readonly luck: number;
  /** Its maximum with the implants of the build. */
  readonly humanity: number;
  /** The names of the implants of the build. */
  readonly implants: readonly string[];
  /** The powers that are implants, put in or not, with the most Humanity that each takes. */
  readonly implantPowers: readonly {
    readonly name: string;
    readonly sp: number;
    readonly most: number;
    readonly borgware?: true | undefined;
  }[];
  /** BODY, which death saves are rolled under. */
  readonly body: number;
  /** EMP at full Humanity. */
  readonly empathy: number;
  /** Whole stopping power of head and body, and hit points of the shield; 0 where nothing is worn. */
  readonly armour: Readonly<Record<ArmourLocation, number>>;
  /** What the heaviest piece that is worn takes from REF, DEX and MOVE: 0, or less. */
  readonly armourPenalty: number;
}
