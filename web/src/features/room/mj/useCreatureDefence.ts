import { creaturesOf } from "domain/games/registry/creatures";
import { publicName } from "domain/table/initiative/publicOrder";
import { useFightTable } from "../../../table/fight/FightProvider";
import type { TableRoll } from "../../../table/rollLog/LogLine";

/** Gives an attack at a creature of the fight the defence that decided it: its MJ alone reads that. */
export function useCreatureDefence(): (roll: TableRoll) => TableRoll {
  const { system, fight, creatures } = useFightTable();
  return (roll) => {
    const { target, outcome, defence } = roll;
    if (target?.kind !== "creature" || outcome === undefined || defence !== undefined) return roll;
    const entry = fight.initiative.order.find(
      ({ kind, name }) => kind === "creature" && publicName(name) === target.name,
    );
    const creature = entry && creatures.creatureOf(entry.id);
    const known = creature && creaturesOf(system).defence?.(creature);
    return known === undefined ? roll : { ...roll, defence: known };
  };
}
