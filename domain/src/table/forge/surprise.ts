import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { SystemId } from "../../values/systemIds";
import { randomName } from "./randomName";

/** A random character in the draft's system, with a name. Chosen names, texts and the campaign's rolls are kept. */
export function surprise(draft: Draft, source: RandomUint32): Draft {
  const chosen = forgeOf(draft.system).surprise(draft, source);
  const name = randomName(draft.system, chosen.identity.name, source);
  return { ...chosen, identity: { ...chosen.identity, name } };
}

export const isCompletable = (system: SystemId, step: string): boolean =>
  forgeOf(system).completable.includes(step);

/** Completes a step at random, keeping what was chosen; other steps do not change. */
export const completeStep = (draft: Draft, step: string, source: RandomUint32): Draft =>
  forgeOf(draft.system).complete(draft, step, source);
