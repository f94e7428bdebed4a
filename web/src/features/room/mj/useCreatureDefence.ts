import { creaturesOf } from "domain/games/registry/creatures";
import { aimedCreature } from "domain/table/fight/aliases";
import { useFightTable } from "../../../table/fight/FightProvider";
import type { TableRoll } from "../../../table/rollLog/LogLine";

/** Gives an attack at a creature of the fight the defence that decided it: its MJ alone reads that. */
export function useCreatureDefence(): (roll: TableRoll) => TableRoll {
  const { system, fight, creatures } = useFightTable();
  return (roll) => {
    const { target, outcome, defence } = roll;
    if (target?.kind !== "creature" || outcome === undefined || defence !== undefined) return roll;
    const id = aimedCreature(fight.known, target);
    const creature = id === undefined ? undefined : creatures.creatureOf(id);
    const known = creature && creaturesOf(system).defence?.(creature);
    return known === undefined ? roll : { ...roll, defence: known };
  };
}
