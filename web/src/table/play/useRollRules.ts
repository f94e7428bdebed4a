import type { AfterRoll, MadeRoll, RollResources } from "domain/game/rolls/afterRoll";
import type { RollEffect } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { AnyOperation } from "domain/operations/anyOperation";
import { useMemo } from "react";
import type { Play } from "./usePlay";

/** What the state in play has to do with rolls, for who may change it. */
export interface RollRules {
  /** What may be spent on rolls. */
  readonly resources: RollResources;
  /** Why a roll makes no sense now. */
  readonly check: (request: RollRequest) => string | undefined;
  /** Changes the state, all or nothing; false where it refuses, which was said. */
  readonly pay: (operations: readonly AnyOperation[]) => boolean;
  /** What a roll does at once. */
  readonly after: (roll: MadeRoll) => AfterRoll<AnyOperation>;
}

interface RollsInPlay {
  /** What the state does to rolls. */
  readonly effects: readonly RollEffect[];
  /** Undefined for who may only look, and while the state is not known. */
  readonly rules: RollRules | undefined;
}

/** What the state in play of a character has to do with its rolls. */
export function useRollRules(play: Play | undefined, editable: boolean): RollsInPlay {
  const { system, state, limits, pressAll } = play ?? {};
  return useMemo(() => {
    if (!system || !state || !pressAll) return { effects: [], rules: undefined };
    const rules: RollRules = {
      resources: system.rollResourcesOf?.(state, limits) ?? {},
      check: (request) => system.checkRoll?.(state, request),
      pay: pressAll,
      after: (roll) => system.afterRoll?.(state, roll) ?? { operations: [] },
    };
    return { effects: system.rollEffectsOf(state, limits), rules: editable ? rules : undefined };
  }, [system, state, limits, pressAll, editable]);
}
