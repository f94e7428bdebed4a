import type { ForgeRules } from "../../game/forge/forgeRules";
import type { ForgeStep } from "../../game/forge/step";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";
import { emptyDraft } from "./draft";

/** Equipment is only chosen for new characters; afterwards it is edited on the sheet. */
const STARTING_ONLY = "equipment";

/** The pages of the Forge for a system, in order. */
export function forgeSteps(system: Draft["system"], { played }: ForgeRules): readonly ForgeStep[] {
  return forgeOf(system).steps.filter(({ id }) => !played || id !== STARTING_ONLY);
}

/** Whether a new character lacks something at this step, so that having it says that something was chosen. */
export const asksAt = (system: Draft["system"], stepId: string, rules: ForgeRules): boolean =>
  missingAt(emptyDraft(system), stepId, rules).length > 0;

/** What is missing in a step, as sentences; none when it is complete or belongs to another system. */
export const missingAt = (draft: Draft, stepId: string, rules: ForgeRules): readonly string[] =>
  forgeOf(draft.system).missing(draft, stepId, rules);

/** The incomplete steps, in order, with what is missing. */
export function unfinishedSteps(
  draft: Draft,
  rules: ForgeRules,
): readonly { readonly step: ForgeStep; readonly missing: readonly string[] }[] {
  return forgeSteps(draft.system, rules)
    .map((step) => ({ step, missing: missingAt(draft, step.id, rules) }))
    .filter(({ missing }) => missing.length > 0);
}
