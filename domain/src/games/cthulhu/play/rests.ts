import type * as z from "zod/mini";
import type { Rest, RestStep } from "../../../game/play";
import { refuse } from "../../../operations/refuse";
import { CTHULHU_SKILLS } from "../traits";
import { magicOf, type poolOperations } from "./pools";
import { requireSane, sanityOf, type sanityOperations } from "./sanity";
import { isTicked, skillOf, type skillOperations } from "./skills";
import { type CthulhuLimits, type CthulhuState, RANGES } from "./state";
import { hitPointsOf, requireAlive, type woundOperations } from "./wounds";

type Operation = z.output<
  | (typeof poolOperations)[number]
  | (typeof sanityOperations)[number]
  | (typeof skillOperations)[number]
  | (typeof woundOperations)[number]
>;
type CthulhuRest = Rest<CthulhuState, Operation, CthulhuLimits>;
type Step = RestStep<Operation>;

type Skill = keyof CthulhuState["ticks"];

/** The hit points of a week without a major wound: one a day. */
const WEEK_HIT_POINTS = 7;
/** A check, and what it gains where it succeeds. */
const CHECK_DICE = [100, 10];
/** With the 2d6 of Sanity that mastering the skill gives back. */
const SKILL_DICE = [...CHECK_DICE, 6, 6];

/**
 * A week: hit points, all magic points, and a Sanity that no longer counts the losses of the day before; none where
 * nothing is missing. Throws `operation-refused` for the dead, the dying, and a major wound, whose week takes a CON roll.
 */
export function weekOfRest(state: CthulhuState, limits: CthulhuLimits): readonly Operation[] {
  requireAlive(state);
  if (state.dying) refuse("À l'agonie : il faut d'abord des premiers soins.");
  const isHurt = hitPointsOf(state, limits) < limits.hitPoints;
  if (isHurt && state.majorWound) {
    refuse("Blessure grave : la semaine de soins se joue sur la fiche, au jet de CON.");
  }
  const spent = limits.magic - magicOf(state, limits);
  const steps: readonly (Operation | false)[] = [
    isHurt && { kind: "heal", amount: WEEK_HIT_POINTS },
    spent > 0 && { kind: "recoverMagic", amount: spent },
    state.sanityAtDawn !== sanityOf(state, limits) && { kind: "newDay" },
  ];
  return steps.filter((step) => step !== false);
}

const luckRecovery: CthulhuRest = {
  steps: ({ luck, dead }) =>
    dead || luck >= RANGES.luck.max
      ? []
      : [
          {
            dice: CHECK_DICE,
            label: `Chance : 1d100 contre ${luck}, puis 1d10`,
            operationOf: ([roll = 1, gain = 1]) => ({ kind: "recoverLuck", roll, gain }),
          },
        ],
};

/** The check of each skill that was ticked; those whose value is not known stay ticked. */
const sessionEnds: CthulhuRest = {
  steps: (state, limits) =>
    CTHULHU_SKILLS.flatMap(({ key, label }): Step[] => {
      const value = isTicked(state, key) ? skillOf(state, key, limits) : undefined;
      if (value === undefined) return [];
      return [
        {
          dice: SKILL_DICE,
          label: `${label} : 1d100 contre ${value} %`,
          operationOf: ([roll = 1, gain = 1, ...mastery]) => ({
            kind: "checkSkill",
            skill: key as Skill,
            ...{ roll, gain, mastery },
          }),
        },
      ];
    }),
};

/** Temporary insanity; the insane have another bout of it. Throws `operation-refused` for the permanently insane. */
const madness: CthulhuRest = {
  steps: (state) => {
    requireSane(state);
    return state.bout ? [] : [{ kind: "goInsane", insanity: "temporary" }];
  },
};

export const cthulhuRests = {
  folie: madness,
  "semaine-repos": { steps: weekOfRest },
  "retour-chance": luckRecovery,
  "fin-seance": sessionEnds,
};
