import type { FightDocument } from "domain/documents/fight";
import type { FightingCreature } from "domain/table/fight/creatureActs";
import { useCreatureCatalogueQuery } from "../../api/creatures";

/** A creature of a fight with its numbers; undefined for somebody without any, and while the catalogue loads. */
export function useFightingCreature(
  fight: FightDocument | undefined,
  id: string | undefined,
): FightingCreature | undefined {
  const fighting = fight?.panel.fighting;
  const now = id === undefined ? undefined : fighting?.creatures[id];
  const source = now?.source;
  const inCatalogue = source !== undefined && "catalogue" in source;
  const catalogue = useCreatureCatalogueQuery(fight?.panel.system ?? "dnd5e", inCatalogue).data;
  if (id === undefined || now === undefined || source === undefined) return undefined;
  if (!inCatalogue)
    return { id, now, creature: "copy" in source ? fighting?.copies[source.copy] : undefined };
  return catalogue && { id, now, creature: catalogue.find((one) => one.id === source.catalogue) };
}
