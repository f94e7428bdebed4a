import type { CharacterView } from "domain/api/characters";
import type { CharacterDocument } from "domain/documents/character";
import type { PlayStateDocument } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { statsInPlay } from "domain/table/play/statsInPlay";
import type { Identified } from "../store/firestore";

/**
 * Product §3 "Character". `campaignName` is undefined when the character is in no campaign, or the campaign
 * is gone; without a state in play, the stats are those of the build.
 */
export function characterView(
  { id, data }: Identified<CharacterDocument>,
  campaignName: string | undefined,
  inPlay: PlayStateDocument | undefined,
): CharacterView {
  const { userId, system, campaignId, name, pronoun, version, updatedAt } = data;
  const isLinked = campaignId !== undefined && campaignName !== undefined;
  return {
    id,
    userId,
    system,
    name,
    class: data.class,
    pronoun,
    campaign: isLinked ? { id: campaignId, name: campaignName } : undefined,
    stats: inPlay === undefined ? data.stats : statsInPlay(playSystemOf(system), data, inPlay.state),
    data: data.data,
    offTableDice: isLinked ? data.offTableDice : undefined,
    grantedLevel: isLinked ? data.grantedLevel : undefined,
    storyShared: isLinked ? data.storyShared : undefined,
    version,
    updatedAt,
  };
}
