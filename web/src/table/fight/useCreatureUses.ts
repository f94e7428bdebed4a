import { type CreatureUse, leftOf } from "domain/game/creatures/creatureUse";
import type { Creature } from "domain/game/gameTypes";
import { creatureUses } from "domain/table/creatures/creatureRolls";
import { useFightTable } from "./FightProvider";

/** What a creature of the fight may do only so often, and how the MJ counts it. */
export interface CreatureUses {
  readonly uses: readonly CreatureUse[];
  readonly left: (use: CreatureUse) => number;
  /** Counts so many of a use as spent; below 0 gives them back. `what` says it in the history. */
  readonly spend: (use: CreatureUse, count: number, what: string) => void;
}

export function useCreatureUses(entryId: string, creature: Creature): CreatureUses {
  const { fight } = useFightTable();
  const spent = fight.state.fighting.creatures[entryId]?.spent;
  const left = (use: CreatureUse) => leftOf(use, spent);
  return {
    uses: creatureUses(creature),
    left,
    spend: (use, count, what) => {
      const next = Math.min(use.max, Math.max(0, use.max - left(use) + count));
      const label = use.max > 1 ? `${what} (${use.max - next} / ${use.max})` : what;
      fight.act({ type: "setCreatureUse", id: entryId, use: use.key, spent: next, label });
    },
  };
}
