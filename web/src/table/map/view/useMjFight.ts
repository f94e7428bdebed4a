import type { Grid } from "domain/documents/sceneSchema";
import { DEFAULT_SYSTEM } from "domain/values/systemIds";
import { useMemo } from "react";
import { useCreatureCatalogueQuery } from "../../../api/creatures";
import { type LiveCharacter, useCampaignCharacters } from "../../../live/characters";
import { useLiveFight } from "../../../live/fights";
import { dataOf } from "../../../live/liveSource";
import { mjFight, speedsOfCharacters, speedsOfCreatures } from "./fightView";
import type { FightView, TokenView } from "./sceneView";

const NOBODY: readonly LiveCharacter[] = [];

/** The fight for its MJ's map, by what the MJ's screen listens to in any case. */
export function useMjFight(
  campaignId: string,
  grid: Grid,
): (tokens: readonly TokenView[]) => FightView | undefined {
  const panel = dataOf(useLiveFight(campaignId))?.[0]?.panel;
  const characters = dataOf(useCampaignCharacters(campaignId)) ?? NOBODY;
  const isOfCatalogue = Object.values(panel?.fighting.creatures ?? {}).some(
    ({ source }) => "catalogue" in source,
  );
  const catalogue = useCreatureCatalogueQuery(panel?.system ?? DEFAULT_SYSTEM, isOfCatalogue).data;
  const ofCharacters = useMemo(() => speedsOfCharacters(characters, grid), [characters, grid]);
  return useMemo(() => {
    const speeds = new Map([...ofCharacters, ...speedsOfCreatures(panel, catalogue ?? [], grid)]);
    return (tokens) => mjFight(panel, tokens, speeds);
  }, [panel, catalogue, ofCharacters, grid]);
}
