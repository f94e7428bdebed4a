import type { Encounter } from "domain/api/encounters";
import type { Creature } from "domain/game/gameTypes";
import type { FightingCreature } from "domain/table/fight/creatureActs";
import { waitingIn } from "domain/table/fight/waitingCreatures";
import type { SystemId } from "domain/values/systemIds";
import { toast } from "../../ui/toast";
import type { CreatureAddition } from "../creatures/AddCreature";
import { useFightingCreatures } from "../creatures/useFightingCreature";
import { additionsOf, useCreatureGroups } from "./useCreatureGroups";
import type { FightControl } from "./useFight";

export interface FightCreatures {
  /** One of the order with its numbers; undefined for a character, one without numbers, or while they load. */
  readonly of: (entryId: string) => FightingCreature | undefined;
  readonly creatureOf: (entryId: string) => Creature | undefined;
  readonly add: (addition: CreatureAddition) => void;
  readonly openEncounter: (encounter: Encounter) => void;
}

/** The creatures of a fight with their numbers, and how others join it. */
export function useFightCreatures(fight: FightControl, system: SystemId): FightCreatures {
  const groupsOf = useCreatureGroups(system);
  const { fighting } = fight.state;
  const of = useFightingCreatures(fighting, system);

  const join = (additions: Parameters<typeof groupsOf>[0]) => {
    const present = [...fight.initiative.order, ...waitingIn(fighting)];
    for (const group of groupsOf(additions, present)) fight.act({ type: "addCreatures", ...group });
  };

  return {
    of,
    creatureOf: (entryId) => of(entryId)?.creature,
    add: (addition) => join([addition]),
    openEncounter: (encounter) => {
      const named = additionsOf(encounter);
      const inOrder = Object.values(fighting.creatures).filter(({ waiting }) => waiting === undefined);
      const open = new Set(inOrder.map((one) => one.encounter));
      if (named.some((one) => open.has(one.encounter))) toast("error", "Cette rencontre est déjà ouverte.");
      else join(named);
    },
  };
}
