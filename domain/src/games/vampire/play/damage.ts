import * as z from "zod/mini";
import type { PlayEvent } from "../../../operations/applied";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { amountSchema, wholeSchema } from "../../../values/range";
import { plural } from "../../../values/text/plural";
import { RANGES, type VampireLimits, type VampireState } from "./state";

const TRACKS = ["health", "willpower"] as const;
type Track = (typeof TRACKS)[number];

/** The marked boxes of a track, by the kind of damage. */
interface Marks {
  readonly superficial: number;
  readonly aggravated: number;
}

const NAMES: Readonly<Record<Track, { label: string; downed: string }>> = {
  health: { label: "Santé", downed: "Santé détruite : torpeur" },
  willpower: { label: "Volonté", downed: "Volonté brisée : perte du contrôle de la scène" },
};

/** The dice that a full track takes from every pool that it concerns. */
export const IMPAIRED_DICE = -2;

/** Aggravated damage takes the boxes of superficial damage where there are not enough for both. */
const heldBy = (max: number, { superficial, aggravated }: Marks): Marks => {
  const heavy = Math.min(max, aggravated);
  return { aggravated: heavy, superficial: Math.min(max - heavy, superficial) };
};

/** The marks of a track as far as its boxes reach. */
export const marksOf = (state: VampireState, track: Track, limits: VampireLimits): Marks =>
  heldBy(limits[track], {
    superficial: state[`${track}Superficial`],
    aggravated: state[`${track}Aggravated`],
  });

const allAggravated = (track: Track) => `${NAMES[track].label} : toutes les cases sont déjà aggravées.`;

/** Whether every box is marked: two dice fewer on physical rolls (Health) or social and mental ones. */
export function isImpaired(state: VampireState, track: Track, limits: VampireLimits): boolean {
  const { superficial, aggravated } = marksOf(state, track, limits);
  return limits[track] > 0 && superficial + aggravated >= limits[track];
}

/** Whether every box is aggravated: torpor (Health), or out of the scene (Willpower). */
export const isDowned = (state: VampireState, track: Track, limits: VampireLimits): boolean =>
  limits[track] > 0 && marksOf(state, track, limits).aggravated >= limits[track];

const withMarks = (state: VampireState, track: Track, { superficial, aggravated }: Marks): VampireState => ({
  ...state,
  [`${track}Superficial`]: superficial,
  [`${track}Aggravated`]: aggravated,
});

const countText = (count: number, one: string) => `${count} ${plural(count, one, `${one}s`)}`;

/** `"Santé : 2 superficiels, 1 aggravé (7 cases)"`. */
function trackText(state: VampireState, track: Track, limits: VampireLimits): string {
  const { superficial, aggravated } = marksOf(state, track, limits);
  const marked = [
    superficial > 0 && countText(superficial, "superficiel"),
    aggravated > 0 && countText(aggravated, "aggravé"),
  ].filter(Boolean);
  return `${NAMES[track].label} : ${marked.join(", ") || "indemne"} (${countText(limits[track], "case")})`;
}

/** What a track says after a change: its boxes, and what a full one means once it is. */
function eventsOf(
  before: VampireState,
  after: VampireState,
  track: Track,
  limits: VampireLimits,
): PlayEvent[] {
  const unmarked = (state: VampireState) => {
    const { superficial, aggravated } = marksOf(state, track, limits);
    return limits[track] * 2 - superficial - aggravated * 2;
  };
  const tone = unmarked(after) < unmarked(before) ? bad : good;
  const became = (is: typeof isDowned) => is(after, track, limits) && !is(before, track, limits);
  return [
    tone(trackText(after, track, limits)),
    ...(became(isImpaired)
      ? [bad(`${NAMES[track].label} pleine : diminué, ${-IMPAIRED_DICE} dés de moins`)]
      : []),
    ...(became(isDowned) ? [bad(NAMES[track].downed)] : []),
  ];
}

/**
 * Marks damage: empty boxes first; then each further point, of either kind, makes a superficial mark
 * aggravated. Throws `operation-refused` when every box is aggravated already.
 */
export function markDamage(
  state: VampireState,
  track: Track,
  severity: keyof Marks,
  amount: number,
  limits: VampireLimits,
): Step<VampireState> {
  const marks = marksOf(state, track, limits);
  const free = limits[track] - marks.superficial - marks.aggravated;
  const filled = Math.min(free, amount);
  const marked = { ...marks, [severity]: marks[severity] + filled };
  const worsened = Math.min(amount - filled, marked.superficial);
  if (filled + worsened === 0) refuse(allAggravated(track));
  const after = withMarks(state, track, {
    superficial: marked.superficial - worsened,
    aggravated: marked.aggravated + worsened,
  });
  return { state: after, events: eventsOf(state, after, track, limits) };
}

/** Takes superficial and aggravated marks away. Throws `operation-refused` when there are none of them. */
export function healMarks(
  state: VampireState,
  track: Track,
  healed: Marks,
  limits: VampireLimits,
): Step<VampireState> {
  const { superficial, aggravated } = marksOf(state, track, limits);
  const left = {
    superficial: Math.max(0, superficial - healed.superficial),
    aggravated: Math.max(0, aggravated - healed.aggravated),
  };
  if (left.superficial === superficial && left.aggravated === aggravated) {
    refuse(`${NAMES[track].label} : rien de tel à guérir.`);
  }
  const after = withMarks(state, track, left);
  return { state: after, events: eventsOf(state, after, track, limits) };
}

/** The points of one blow at most. */
export const MAX_DAMAGE = 99;

/** Superficial damage before it is marked. */
export const halvedDamage = (points: number): number => Math.ceil(points / 2);

const track = z.enum(TRACKS);
const boxes = wholeSchema(RANGES.healthSuperficial);

export const damageOperations = [
  /** `halved`: superficial damage is halved, rounded up, before it is marked. */
  z.object({
    kind: z.literal("damage"),
    track,
    severity: z.enum(["superficial", "aggravated"]),
    amount: amountSchema(MAX_DAMAGE),
    halved: z.boolean(),
  }),
  /** One hit of both kinds on Health, as it is marked. */
  z.object({ kind: z.literal("hit"), superficial: boxes, aggravated: boxes }),
  z.object({ kind: z.literal("heal"), track, superficial: boxes, aggravated: boxes }),
  z.object({ kind: z.literal("setTrack"), track, superficial: boxes, aggravated: boxes }),
  /** A point of Willpower: one superficial mark, never halved. */
  z.object({ kind: z.literal("spendWillpower") }),
  /** The beginning of a session. */
  z.object({ kind: z.literal("recoverWillpower") }),
] as const;
export type DamageOperation = z.output<(typeof damageOperations)[number]>;

export const damageHandlers: Handlers<DamageOperation, VampireState, VampireLimits> = {
  damage: (state, { track, severity, amount, halved }, limits) => {
    const taken = halved && severity === "superficial" ? halvedDamage(amount) : amount;
    return markDamage(state, track, severity, taken, limits);
  },
  hit: (state, { superficial, aggravated }, limits) =>
    (
      [
        ["aggravated", aggravated],
        ["superficial", superficial],
      ] as const
    ).reduce<Step<VampireState>>(
      (last, [severity, amount]) => {
        if (amount === 0 || isDowned(last.state, "health", limits)) return last;
        const { state: after, events } = markDamage(last.state, "health", severity, amount, limits);
        return { state: after, events: [...last.events, ...events] };
      },
      isDowned(state, "health", limits) ? refuse(allAggravated("health")) : { state, events: [] },
    ),
  heal: (state, { track, ...healed }, limits) => healMarks(state, track, healed, limits),
  setTrack: (state, { track, ...marks }, limits) => {
    const after = withMarks(state, track, heldBy(limits[track], marks));
    return { state: after, events: [neutral(trackText(after, track, limits))] };
  },
  spendWillpower: (state, _, limits) => {
    if (isImpaired(state, "willpower", limits) || limits.willpower === 0)
      refuse("Il ne reste plus de Volonté.");
    return markDamage(state, "willpower", "superficial", 1, limits);
  },
  recoverWillpower: (state, _, limits) =>
    healMarks(state, "willpower", { superficial: limits.willpowerRecovery, aggravated: 0 }, limits),
};
