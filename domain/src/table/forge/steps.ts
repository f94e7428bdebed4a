import type { ForgeRules } from "../../game/forge/forgeRules";
import type { ForgeStep } from "../../game/forge/step";
import { CTHULHU_STEPS, missingOfCthulhu } from "../../games/cthulhu/forge/steps";
import { CYBERPUNK_STEPS, missingOfCyberpunk } from "../../games/cyberpunk/forge/steps";
import { DND5E_STEPS, missingOfDnd5e } from "../../games/dnd5e/forge/steps";
import { missingOfVampire, VAMPIRE_STEPS } from "../../games/vampire/forge/steps";
import type { Draft } from "./draft";

/** Equipment is only chosen for new characters; afterwards it is edited on the sheet. */
const STARTING_ONLY = "equipment";

const STEPS = {
  dnd5e: DND5E_STEPS,
  vampire: VAMPIRE_STEPS,
  cyberpunk: CYBERPUNK_STEPS,
  cthulhu: CTHULHU_STEPS,
} as const;

/** The pages of the Forge for a system, in order. */
export function forgeSteps(system: Draft["system"], { played }: ForgeRules): readonly ForgeStep[] {
  return STEPS[system].filter(({ id }) => !played || id !== STARTING_ONLY);
}

const isStepOf = <Id extends string>(steps: readonly ForgeStep<Id>[], id: string): id is Id =>
  steps.some((step) => step.id === id);

/** What is missing in a step, as sentences; none when it is complete or belongs to another system. */
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

/** The incomplete steps, in order, with what is missing. */
export function unfinishedSteps(
  draft: Draft,
  rules: ForgeRules,
): readonly { readonly step: ForgeStep; readonly missing: readonly string[] }[] {
  return forgeSteps(draft.system, rules)
    .map((step) => ({ step, missing: missingAt(draft, step.id, rules) }))
    .filter(({ missing }) => missing.length > 0);
}
