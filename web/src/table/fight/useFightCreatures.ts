import type { Encounter } from "domain/api/encounters";
import type { Creature } from "domain/game/gameTypes";
import type { AskedAct } from "domain/game/tableActs";
import {
  creatureChanges,
  creatureCondition,
  creatureHit,
  type FightingCreature,
  foreseeCreatureAct,
} from "domain/table/fight/creatureActs";
import { waitingIn } from "domain/table/fight/waitingCreatures";
import type { SystemId } from "domain/values/systemIds";
import { useCreatureCatalogueQuery } from "../../api/creatures";
import { randomId } from "../../browser/randomId";
import { toast } from "../../ui/toast";
import type { CreatureAddition } from "../creatures/AddCreature";
import type { CreatureActs } from "../heroes/useTargetActs";
import { usePlaySystem } from "../play/usePlaySystem";
import { additionsOf, useCreatureGroups } from "./useCreatureGroups";
import type { FightControl } from "./useFight";

export interface FightCreatures {
  /** The numbers of a creature of the order; undefined for a character, one without numbers, or while they load. */
  readonly creatureOf: (entryId: string) => Creature | undefined;
  readonly add: (addition: CreatureAddition) => void;
  readonly openEncounter: (encounter: Encounter) => void;
  /** Those with numbers. */
  readonly ids: ReadonlySet<string>;
  /** What the MJ does to them from the bar of acts. */
  readonly acts: CreatureActs;
}

/** The creatures of a fight with their numbers, and how others join it. */
export function useFightCreatures(fight: FightControl, system: SystemId): FightCreatures {
  const groupsOf = useCreatureGroups(system);
  const { fighting } = fight.state;
  const isNeeded = Object.values(fighting.creatures).some(({ source }) => "catalogue" in source);
  const play = usePlaySystem(system).data;
  const catalogue = useCreatureCatalogueQuery(system, isNeeded).data;

  const creatureOf = (entryId: string): Creature | undefined => {
    const source = fighting.creatures[entryId]?.source;
    if (source === undefined) return undefined;
    return "copy" in source
      ? fighting.copies[source.copy]
      : catalogue?.find(({ id }) => id === source.catalogue);
  };

  const join = (additions: Parameters<typeof groupsOf>[0]) => {
    const present = [...fight.initiative.order, ...waitingIn(fighting)];
    for (const group of groupsOf(additions, present)) fight.act({ type: "addCreatures", ...group });
  };

  const fightingOf = (id: string): FightingCreature | undefined => {
    const now = fighting.creatures[id];
    return now && { id, now, creature: creatureOf(id) };
  };
  const press = (ids: readonly string[], asked: AskedAct) => {
    if (asked.kind === "change") {
      const condition = creatureCondition(system, asked.act);
      if (condition === undefined) return;
      const { label, on } = condition;
      fight.act({ type: "setCreatureCondition", ids: [...ids], condition: label, on });
      return;
    }
    const hits = ids.flatMap((id) => {
      const target = fightingOf(id);
      return (play && target && creatureHit(play, target, asked)?.hit) ?? [];
    });
    if (hits.length > 0) fight.act({ type: "hitCreatures", hits });
  };
  const time: CreatureActs["time"] = (targets, change, { turnOf, when, rounds }) => {
    const { label, on } = creatureCondition(system, change) ?? { label: change, on: true };
    if (!on) return;
    for (const { id, kind } of targets) {
      const condition = kind === "creature" ? label : change;
      const effect = { id: randomId(), targetId: id, condition, label, turnOf: turnOf ?? id, when, rounds };
      fight.act({ type: "addEffect", effect });
    }
  };
  const ended: CreatureActs["ended"] = (targets, change) => {
    const { label, on } = creatureCondition(system, change) ?? { label: change, on: true };
    if (on) return;
    const ids = new Set(targets.map(({ id }) => id));
    const over = fight.state.effects.filter((effect) => ids.has(effect.targetId) && effect.label === label);
    for (const { id } of over) fight.act({ type: "removeEffect", id });
  };
  const acts: CreatureActs = {
    foresee: (id, asked) => {
      const target = fightingOf(id);
      return play && target && foreseeCreatureAct(system, play, target, asked);
    },
    changesOf: (id) => {
      const now = fighting.creatures[id];
      return now ? creatureChanges(system, now) : [];
    },
    press,
    turns: fight.running ? fight.initiative.order.map(({ id, name }) => ({ id, name })) : [],
    time,
    ended,
  };

  return {
    ids: new Set(Object.keys(fighting.creatures)),
    acts,
    creatureOf,
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
