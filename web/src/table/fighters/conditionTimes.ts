import { creatureCondition } from "domain/table/fight/creatureActs";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../browser/randomId";
import type { FightControl } from "../fight/useFight";
import type { Target } from "./target";

/** When a condition ends by itself: with its bearer's own turn, or somebody else's. */
export interface ConditionEnd {
  /** The id of whose turn it is; undefined for the bearer's. */
  readonly turnOf: string | undefined;
  readonly when: "start" | "end";
  readonly rounds: number;
}

/** What a fight notes of conditions that end by themselves. */
export interface ConditionTimes {
  /** With whose turn one may end: those of the running order. */
  readonly turns: readonly { readonly id: string; readonly name: string }[];
  /** Notes when a condition of these ends. */
  readonly begin: (targets: readonly Target[], change: string, ending: ConditionEnd) => void;
  /** Forgets when a condition would have ended, which a change has ended now. */
  readonly ended: (targets: readonly Target[], change: string) => void;
}

export function conditionTimes(
  fight: Pick<FightControl, "state" | "initiative" | "running" | "act">,
  system: SystemId,
): ConditionTimes {
  const conditionOf = (change: string) => creatureCondition(system, change) ?? { label: change, on: true };
  return {
    turns: fight.running ? fight.initiative.order.map(({ id, name }) => ({ id, name })) : [],
    begin: (targets, change, { turnOf, when, rounds }) => {
      const { label, on } = conditionOf(change);
      if (!on) return;
      for (const { id, kind } of targets) {
        const condition = kind === "creature" ? label : change;
        const effect = { id: randomId(), targetId: id, condition, label, turnOf: turnOf ?? id, when, rounds };
        fight.act({ type: "addEffect", effect });
      }
    },
    ended: (targets, change) => {
      const { label, on } = conditionOf(change);
      if (on) return;
      const ids = new Set(targets.map(({ id }) => id));
      const over = fight.state.effects.filter((one) => ids.has(one.targetId) && one.label === label);
      for (const { id } of over) fight.act({ type: "removeEffect", id });
    },
  };
}
