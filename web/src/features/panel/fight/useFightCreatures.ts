import { useQueryClient } from "@tanstack/react-query";
import type { Encounter } from "domain/api/encounters";
import type { Creature } from "domain/creatures/creature";
import { rollDie } from "domain/dice/die";
import { joinCreatures } from "domain/fight/joinCreatures";
import { isDeepEqual } from "domain/play/isDeepEqual";
import { PRESETS } from "domain/systems/presets";
import type { SystemId } from "domain/systems/systemIds";
import { useCreatureCatalogueQuery } from "../../../api/creatures";
import { queryKeys } from "../../../api/keys";
import { cryptoSource } from "../../../browser/cryptoSource";
import { randomId } from "../../../browser/randomId";
import type { CreatureAddition } from "../creatures/AddCreature";
import type { FightControl } from "./useFight";

export interface FightCreatures {
  /** The numbers of a creature of the order; undefined for a character, one without numbers, or while they load. */
  readonly creatureOf: (entryId: string) => Creature | undefined;
  readonly add: (addition: CreatureAddition) => void;
  readonly openEncounter: (encounter: Encounter) => void;
}

const throwDie = (sides: number) => rollDie(sides, cryptoSource);

/** The creatures of a fight with their numbers, and how others join it. */
export function useFightCreatures(fight: FightControl, system: SystemId): FightCreatures {
  const client = useQueryClient();
  const { fighting } = fight.state;
  const isNeeded = Object.values(fighting.creatures).some(({ source }) => "catalogue" in source);
  const catalogue = useCreatureCatalogueQuery(system, isNeeded).data;

  const creatureOf = (entryId: string): Creature | undefined => {
    const source = fighting.creatures[entryId]?.source;
    if (source === undefined) return undefined;
    return "copy" in source
      ? fighting.copies[source.copy]
      : catalogue?.find(({ id }) => id === source.catalogue);
  };

  const join = (additions: readonly CreatureAddition[]) => {
    const known = client.getQueryData<readonly Creature[]>(queryKeys.creatureCatalogue(system)) ?? [];
    const dice = {
      dice: PRESETS[system].initiativeDice,
      rollDie: throwDie,
      source: cryptoSource,
      newId: randomId,
    };
    let { order } = fight.initiative;
    for (const addition of additions) {
      const ofCatalogue = known.some((one) => isDeepEqual(one, addition.creature));
      const event = joinCreatures({ ...addition, ofCatalogue }, { ...fight.initiative, order }, dice);
      fight.act(event);
      order = [...order, ...event.joining.map(({ participant, value }) => ({ ...participant, value }))];
    }
  };

  return {
    creatureOf,
    add: (addition) => join([addition]),
    openEncounter: ({ lines }) => join(lines.map((line) => ({ ...line, rolled: false }))),
  };
}
