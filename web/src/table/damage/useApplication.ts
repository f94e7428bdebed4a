import type { FighterAct } from "domain/table/fighters/fighter";
import type { HitPart } from "domain/table/rolls/hits";
import { useFighters } from "../fighters/FightersProvider";
import type { TableFighter } from "../fighters/fighters";
import { appliedRollOf, type DamageRoll, type HealingRoll, leftOf } from "./damageRoll";

/** How a roll is applied to somebody of the table around. */
interface Application<Roll> {
  /** What is not applied yet; undefined where nothing is left. */
  readonly left: Roll | undefined;
  /** What the operations that applied it did, as far as this device knows. */
  readonly said: readonly string[];
  readonly apply: (act: FighterAct) => void;
  /** Takes back the last of these operations; undefined where that cannot be. */
  readonly undo: (() => void) | undefined;
}

/** A hit, or healing, on somebody as they are now. */
export function useApplication<Roll extends DamageRoll | HealingRoll>(
  roll: Roll,
  fighter: TableFighter,
): Application<Roll> {
  const fighters = useFighters();
  const left = leftOf(roll, (one) => fighter.metBy(one) !== undefined);
  const rolls = "parts" in roll ? roll.parts : [roll];
  const operations = new Set(rolls.flatMap((one) => fighter.metBy(one) ?? []));
  const last = [...operations].at(-1);
  return {
    left,
    undo: last === undefined ? undefined : fighters?.undoOf(fighter.id, last),
    said: [...operations].flatMap((id) => fighter.eventsOf(id).map(({ text }) => text)),
    apply: (act) => {
      if (left) fighters?.apply([{ id: fighter.id, act, roll: appliedRollOf(left) }]);
    },
  };
}

/** A hit as it is done to somebody. */
export const hitOf = (parts: readonly HitPart[]) => ({ kind: "hit", parts }) as const;
