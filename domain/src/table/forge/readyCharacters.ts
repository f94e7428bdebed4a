import type { CampaignSettings } from "../../documents/campaign";
import { cthulhuReady } from "../../games/cthulhu/forge/ready";
import { cyberpunkReady } from "../../games/cyberpunk/forge/ready";
import { dnd5eReady } from "../../games/dnd5e/forge/ready";
import { vampireReady } from "../../games/vampire/forge/ready";
import type { Draft, DraftOf } from "./draft";
import { rollsForCharacters } from "./requireTableDice";

const READY: { readonly [System in Draft["system"]]: readonly DraftOf<System>[] } = {
  dnd5e: dnd5eReady,
  vampire: vampireReady,
  cyberpunk: cyberpunkReady,
  cthulhu: cthulhuReady,
};

/**
 * The characters of a game that are ready to play (product §2.8.20): the finished drafts of its preset's
 * sample players, at level 1, which `buildCharacter` turns into characters and the Forge opens again.
 */
export const readyCharacters = (system: Draft["system"]): readonly Draft[] => READY[system];

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
