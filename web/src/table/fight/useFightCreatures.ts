import { useQueryClient } from "@tanstack/react-query";
import type { Encounter } from "domain/api/encounters";
import type { Creature } from "domain/game/gameTypes";
import type { AskedAct } from "domain/game/tableActs";
import { PRESETS } from "domain/games/registry/presets";
import {
  creatureChanges,
  creatureCondition,
  creatureHit,
  type FightingCreature,
  foreseeCreatureAct,
} from "domain/table/fight/creatureActs";
import { joinCreatures } from "domain/table/fight/joinCreatures";
import { encounterLine } from "domain/table/panel/creaturesInFight";
import { rollDie } from "domain/values/dice/die";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { SystemId } from "domain/values/systemIds";
import { useCreatureCatalogueQuery } from "../../api/creatures";
import { queryKeys } from "../../api/keys";
import { cryptoSource } from "../../browser/cryptoSource";
import { randomId } from "../../browser/randomId";
import { toast } from "../../ui/toast";
import type { CreatureAddition } from "../creatures/AddCreature";
import type { CreatureActs } from "../heroes/useTargetActs";
import { usePlaySystem } from "../play/usePlaySystem";
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

const throwDie = (sides: number) => rollDie(sides, cryptoSource);

/** The creatures of a fight with their numbers, and how others join it. */
export function useFightCreatures(fight: FightControl, system: SystemId): FightCreatures {
  const client = useQueryClient();
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

  const join = (additions: readonly (CreatureAddition & { readonly encounter?: string })[]) => {
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
    openEncounter: ({ id, lines }) => {
      const named = lines.map((line, place) => ({
        ...line,
        rolled: false,
        encounter: encounterLine(id, place),
      }));
      const open = new Set(Object.values(fighting.creatures).map(({ encounter }) => encounter));
      if (named.some(({ encounter }) => open.has(encounter)))
        toast("error", "Cette rencontre est déjà ouverte.");
      else join(named);
    },
  };
}
