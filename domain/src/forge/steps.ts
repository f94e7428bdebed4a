import { CTHULHU_STEPS, missingOfCthulhu } from "./cthulhu/steps";
import { CYBERPUNK_STEPS, missingOfCyberpunk } from "./cyberpunk/steps";
import { DND5E_STEPS, missingOfDnd5e } from "./dnd5e/steps";
import type { Draft } from "./draft";
import type { ForgeRules } from "./forgeRules";
import type { ForgeStep } from "./step";
import { missingOfVampire, VAMPIRE_STEPS } from "./vampire/steps";

/** What a draft's character carries is chosen once; afterwards the sheet's own editor has it. */
const STARTING_ONLY = "equipment";

const STEPS = {
  dnd5e: DND5E_STEPS,
  vampire: VAMPIRE_STEPS,
  cyberpunk: CYBERPUNK_STEPS,
  cthulhu: CTHULHU_STEPS,
} as const;

/** The pages of the Forge in a game, in their order. */
export function forgeSteps(system: Draft["system"], { played }: ForgeRules): readonly ForgeStep[] {
  return STEPS[system].filter(({ id }) => !played || id !== STARTING_ONLY);
}

const isStepOf = <Id extends string>(steps: readonly ForgeStep<Id>[], id: string): id is Id =>
  steps.some((step) => step.id === id);

/** What a step still asks for, in sentences; none when it is done, and for a step of another game. */
export function missingAt(draft: Draft, stepId: string, rules: ForgeRules): readonly string[] {
  switch (draft.system) {
    case "dnd5e":
      return isStepOf(DND5E_STEPS, stepId) ? missingOfDnd5e(draft, stepId, rules) : [];
    case "vampire":
      return isStepOf(VAMPIRE_STEPS, stepId) ? missingOfVampire(draft, stepId, rules) : [];
    case "cyberpunk":
      return isStepOf(CYBERPUNK_STEPS, stepId) ? missingOfCyberpunk(draft, stepId, rules) : [];
    case "cthulhu":
      return isStepOf(CTHULHU_STEPS, stepId) ? missingOfCthulhu(draft, stepId, rules) : [];
  }
}

/** The steps that are not done, in their order, with what they ask for. */
export function unfinishedSteps(
  draft: Draft,
  rules: ForgeRules,
): readonly { readonly step: ForgeStep; readonly missing: readonly string[] }[] {
  return forgeSteps(draft.system, rules)
    .map((step) => ({ step, missing: missingAt(draft, step.id, rules) }))
    .filter(({ missing }) => missing.length > 0);
}
