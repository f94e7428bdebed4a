import type { AfterRoll, MadeRoll, RollResources } from "domain/game/rolls/afterRoll";
import type { RollEffect } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { AnyOperation } from "domain/operations/anyOperation";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { useMemo } from "react";
import type { PlayInUse } from "../../kits/sheet/openSheet";
import { useStableValue } from "../../live/useStableValue";

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

const NO_EFFECTS: readonly RollEffect[] = [];
const NO_RESOURCES: RollResources = {};

/** What the state in play of a character has to do with its rolls; few operations change what is shown of it. */
export function useRollRules(play: PlayInUse | undefined, editable: boolean): RollsInPlay {
  const spendable = useMemo(
    () => play?.system.rollResourcesOf?.(play.state, play.limits) ?? NO_RESOURCES,
    [play],
  );
  const resources = useStableValue(spendable, isDeepEqual);
  return useMemo(() => {
    if (play === undefined) return { effects: NO_EFFECTS, rules: undefined };
    const { system, state, limits, pressAll } = play;
    const acting = system.rollEffectsOf(state, limits);
    const rules: RollRules = {
      resources,
      check: (request) => system.checkRoll?.(state, request),
      pay: pressAll,
      after: (roll) => system.afterRoll?.(state, roll) ?? { operations: [] },
    };
    return { effects: acting.length === 0 ? NO_EFFECTS : acting, rules: editable ? rules : undefined };
  }, [play, resources, editable]);
}
