import type { CharacterView } from "domain/api/characters";
import type { CharacterDocument } from "domain/documents/character";
import type { Identified } from "../store/firestore";

/**
 * Product §3 "Character". `campaignName` is undefined when the character is in no campaign, or the campaign
 * is gone.
 */
export function characterView(
  { id, data }: Identified<CharacterDocument>,
  campaignName: string | undefined,
): CharacterView {
  const { userId, system, campaignId, name, pronoun, stats, version, updatedAt } = data;
  const isLinked = campaignId !== undefined && campaignName !== undefined;
  return {
    id,
    userId,
    system,
    name,
    class: data.class,
    pronoun,
    campaign: isLinked ? { id: campaignId, name: campaignName } : undefined,
    stats,
    data: data.data,
    offTableDice: isLinked ? data.offTableDice : undefined,
    version,
    updatedAt,
  };
}
