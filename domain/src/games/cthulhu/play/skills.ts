import * as z from "zod/mini";
import { good, type Handlers, neutral } from "../../../operations/reducer";
import { refuse } from "../../../operations/refuse";
import { entryOf, withEntry } from "../../../operations/revert";
import { wholeSchema } from "../../../values/range";
import { MAX_PERCENT } from "../percentRoll";
import { CTHULHU_SKILLS } from "../traits";
import { type CthulhuLimits, type CthulhuState, RANGES, skillSchema } from "./state";

const skill = skillSchema;

export const skillOperations = [
  z.object({ kind: z.literal("tickSkill"), skill }),
  z.object({ kind: z.literal("untickSkill"), skill }),
  /** The check at the end of a session: the d100 that must be above the skill, and the d10 that it then gains. */
  z.object({
    kind: z.literal("checkSkill"),
    skill,
    roll: wholeSchema({ min: 1, max: 100 }),
    gain: wholeSchema({ min: 1, max: 10 }),
  }),
] as const;
type SkillOperation = z.output<(typeof skillOperations)[number]>;

/** These grow by other means. */
export const NEVER_TICKED: readonly string[] = ["cthulhuMythos", "creditRating"];
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
  checkSkill: (state, { skill, roll, gain }, limits) => {
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
    const mastered = value < MASTERY && after >= MASTERY ? [good(`${MASTERY} % atteints : +2d6 SAN`)] : [];
    return {
      state: { ...checked, skillGains },
      events: [good(`${labelOf(skill)} (${roll}) +${gains - before} : ${after} %`), ...mastered],
    };
  },
};
