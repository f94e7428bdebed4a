import type { CampaignSettings } from "../../game/campaignSettings";
import type { Draft } from "../../game/gameTypes";
import { forgeOf } from "../../games/registry/forges";
import { rollsForCharacters } from "./requireTableDice";

/**
 * The characters of a game that are ready to play (product §2.8.20): the finished drafts of its preset's
 * sample players, at level 1, which `buildCharacter` turns into characters and the Forge opens again.
 */
export const readyCharacters = (system: Draft["system"]): readonly Draft[] => forgeOf(system).ready;

/**
 * Those that a table with these settings takes: all, or none where the server rolls the scores of its characters. Hit
 * dice are rolled from level 2 on, so they exclude nobody.
 */
export const readyFor = (
  system: Draft["system"],
  settings: Pick<CampaignSettings, "abilityMethod"> | undefined,
): readonly Draft[] => {
  const rollsScores =
    settings !== undefined && rollsForCharacters({ ...settings, hitPoints: "fixed" }, system);
  return rollsScores ? [] : readyCharacters(system);
};
