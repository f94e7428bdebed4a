import type { FightDocument } from "domain/documents/fight";
import type { FightingCreature } from "domain/table/fight/creatureActs";
import type { CreaturesInFight } from "domain/table/panel/creaturesInFight";
import { DEFAULT_SYSTEM, type SystemId } from "domain/values/systemIds";
import { useCallback } from "react";
import { useCreatureCatalogueQuery } from "../../api/creatures";

const NONE: CreaturesInFight = { creatures: {}, copies: {} };

/** A fight's creatures with their numbers; undefined for somebody without any, and while the catalogue loads. */
export function useFightingCreatures(
  { creatures, copies }: CreaturesInFight,
  system: SystemId,
): (id: string) => FightingCreature | undefined {
  const isNeeded = Object.values(creatures).some(({ source }) => "catalogue" in source);
  const catalogue = useCreatureCatalogueQuery(system, isNeeded).data;
  return useCallback(
    (id) => {
      const now = creatures[id];
      if (now === undefined) return undefined;
      const { source } = now;
      if ("copy" in source) return { id, now, creature: copies[source.copy] };
      return catalogue && { id, now, creature: catalogue.find((one) => one.id === source.catalogue) };
    },
    [creatures, copies, catalogue],
  );
}

/** As `useFightingCreatures`, of one. */
export function useFightingCreature(
  fight: FightDocument | undefined,
  id: string | undefined,
): FightingCreature | undefined {
  const of = useFightingCreatures(fight?.panel.fighting ?? NONE, fight?.panel.system ?? DEFAULT_SYSTEM);
  return id === undefined ? undefined : of(id);
}
