import * as z from "zod/mini";
import { bad, good, type Handlers, neutral, type Step } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { entryOf, withEntry } from "../../../operations/revert";
import { amountSchema, signed, wholeSchema } from "../../../values/range";
import { MAX_PERCENT } from "../percentRoll";
import { CTHULHU_SKILLS } from "../traits";
import { sanityMaxOf, sanityOf } from "./sanity";
import { type CthulhuLimits, type CthulhuState, RANGES, skillSchema } from "./state";

const skill = skillSchema;

export const skillOperations = [
  z.object({ kind: z.literal("tickSkill"), skill }),
  z.object({ kind: z.literal("untickSkill"), skill }),
  /** What a tome, or a sight, teaches of the Cthulhu Mythos, which no check does. */
  z.object({ kind: z.literal("learnMythos"), points: amountSchema(MAX_PERCENT) }),
  /** The insanity that began is the Mythos's, which one then knows better. */
  z.object({ kind: z.literal("blameMythos") }),
  /**
   * The check at the end of a session: the d100 that must be above the skill, the d10 that it then gains, and the two d6 of
   * Sanity that mastering it gives back (none in what was pressed before they were thrown).
   */
  z.object({
    kind: z.literal("checkSkill"),
    skill,
    roll: wholeSchema({ min: 1, max: 100 }),
    gain: wholeSchema({ min: 1, max: 10 }),
    mastery: z.optional(z.array(wholeSchema({ min: 1, max: 6 })).check(z.length(2))),
  }),
] as const;
export type SkillOperation = z.output<(typeof skillOperations)[number]>;

const MYTHOS = "cthulhuMythos";
/** These grow by other means. */
export const NEVER_TICKED: readonly string[] = [MYTHOS, "creditRating"];
/** A d100 above this improves any skill. */
const SURE_ABOVE = 95;
/** A skill that reaches this gives Sanity back. */
const MASTERY = 90;

const labelOf = (skill: string): string => CTHULHU_SKILLS.find(({ key }) => key === skill)?.label ?? skill;

/** A skill with what checks have added; undefined when the build does not know it. */
export function skillOf(
  { skillGains }: CthulhuState,
  skill: string,
  { skills }: CthulhuLimits,
): number | undefined {
  const value = entryOf(skills, skill);
  return value === undefined ? undefined : value + (entryOf<number>(skillGains, skill) ?? 0);
}

/** The skills that checks have raised, with what they are now. */
export const gainedSkills = (state: CthulhuState, limits: CthulhuLimits): Record<string, number> =>
  Object.fromEntries(
    Object.keys(state.skillGains).flatMap((skill): [string, number][] => {
      const value = skillOf(state, skill, limits);
      return value === undefined ? [] : [[skill, Math.min(MAX_PERCENT, value)]];
    }),
  );

export const isTicked = ({ ticks }: CthulhuState, skill: string): boolean =>
  entryOf(ticks, skill) !== undefined;

/** Whether success with this skill is marked: it grows so, and is not marked yet. */
export const mayTick = (state: CthulhuState, skill: string): boolean =>
  !NEVER_TICKED.includes(skill) && !isTicked(state, skill);

const withTick = (state: CthulhuState, skill: string, tick: "ticked" | undefined): CthulhuState => ({
  ...state,
  ticks: withEntry<"ticked">(state.ticks, skill, tick),
});

/** What the first insanity that the Mythos causes teaches of it, and each later one. */
const FIRST_LESSON = 5;
const LATER_LESSON = 1;

export const mythosLesson = ({ mythosMaddened }: Pick<CthulhuState, "mythosMaddened">): number =>
  mythosMaddened ? LATER_LESSON : FIRST_LESSON;

/** With so much more of the Mythos, as far as it goes: nothing where nobody knows more. */
function taught(state: CthulhuState, points: number, limits: CthulhuLimits): Step<CthulhuState> {
  const before = entryOf<number>(state.skillGains, MYTHOS) ?? 0;
  const known = skillOf(state, MYTHOS, limits) ?? 0;
  const learnt = Math.min(points, MAX_PERCENT - known, RANGES.skillGains.max - before);
  if (learnt <= 0) return { state, events: [] };
  const after = { ...state, skillGains: withEntry<number>(state.skillGains, MYTHOS, before + learnt) };
  const max = sanityMaxOf(after, limits);
  return {
    state: after,
    events: [
      bad(`${labelOf(MYTHOS)} +${learnt} : ${known + learnt} % · SAN ${sanityOf(after, limits)} / ${max}`),
    ],
  };
}

/** What reaching 90 % in a skill gives back, as far as Sanity may rise. */
function masteryGain(
  state: CthulhuState,
  faces: readonly number[] | undefined,
  limits: CthulhuLimits,
): Step<CthulhuState> {
  if (faces === undefined) return { state, events: [good(`${MASTERY} % atteints : +2d6 SAN`)] };
  const before = sanityOf(state, limits);
  const sum = faces.reduce((total, face) => total + face, 0);
  const max = sanityMaxOf(state, limits);
  const sanity = state.insanity === "permanent" ? before : Math.max(before, Math.min(max, before + sum));
  const after = { ...state, sanity };
  const change = sanity - before;
  return {
    state: after,
    events: [
      good(`${MASTERY} % atteints : SAN (${faces.join(", ")}) ${signed(change)} : ${sanity} / ${max}`),
    ],
  };
}

export const skillHandlers: Handlers<SkillOperation, CthulhuState, CthulhuLimits> = {
  tickSkill: (state, { skill }) => {
    if (NEVER_TICKED.includes(skill)) refuse(`${labelOf(skill)} ne se coche pas.`);
    if (isTicked(state, skill)) refuse(`${labelOf(skill)} est déjà cochée.`);
    return { state: withTick(state, skill, "ticked"), events: [good(`${labelOf(skill)} : cochée`)] };
  },
  untickSkill: (state, { skill }) => {
    if (!isTicked(state, skill)) refuse(`${labelOf(skill)} n'est pas cochée.`);
    return { state: withTick(state, skill, undefined), events: [neutral(`${labelOf(skill)} : plus cochée`)] };
  },
  learnMythos: (state, { points }, limits) => {
    const step = taught(state, points, limits);
    if (step.events.length === 0) refuse(`${labelOf(MYTHOS)} : personne n'en sait plus.`);
    return step;
  },
  blameMythos: (state, _, limits) => {
    if (!state.mythosAsked) refuse("Aucune folie n'attend qu'on en dise la cause.");
    const step = taught({ ...state, mythosMaddened: true, mythosAsked: false }, mythosLesson(state), limits);
    return { ...step, events: [bad("La folie vient du Mythe"), ...step.events] };
  },
  checkSkill: (state, { skill, roll, gain, mastery }, limits) => {
    if (!isTicked(state, skill)) refuse(`${labelOf(skill)} n'est pas cochée.`);
    const value = skillOf(state, skill, limits);
    if (value === undefined) return refuse(`${labelOf(skill)} : valeur inconnue.`);
    const checked = withTick(state, skill, undefined);
    if (roll <= value && roll <= SURE_ABOVE) {
      return { state: checked, events: [neutral(`${labelOf(skill)} (${roll}) : reste à ${value} %`)] };
    }
    const before = entryOf<number>(state.skillGains, skill) ?? 0;
    const gains = Math.min(RANGES.skillGains.max, before + gain);
    const skillGains = withEntry<number>(state.skillGains, skill, gains);
    const after = value + gains - before;
    const better = { ...checked, skillGains };
    const event = good(`${labelOf(skill)} (${roll}) +${gains - before} : ${after} %`);
    if (value >= MASTERY || after < MASTERY) return { state: better, events: [event] };
    const given = masteryGain(better, mastery, limits);
    return { state: given.state, events: [event, ...given.events] };
  },
};
