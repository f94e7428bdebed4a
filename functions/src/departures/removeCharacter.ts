import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { requireRemovableCharacter } from "domain/table/characters/removeCharacter";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readCampaign } from "../table/readCampaign";
import { leaveChest } from "./leaveChest";
import { leaveFight } from "./leaveFight";
import { removeCharacterRareItemRequests } from "./leaveRareItemRequests";
import { removeCharacterTokens } from "./leaveScenes";

export const removeCharacter: Handler<"removeCharacter"> = async ({ params, caller, now }) => {
  const ownerId = await retryOnConflict(async () => {
    const [campaign, character] = await Promise.all([
      readCampaign(params),
      readDocument(characters, params.characterId),
    ]);
    requireRemovableCharacter(campaign.id, campaign.data, caller.uid, character?.data);
    const batch = new GuardedBatch()
      .update(characters, [params.characterId], { campaignId: undefined }, character?.version)
      .update(campaigns, [campaign.id], { updatedAt: now });
    await leaveFight(batch, campaign.id, [params.characterId], now);
    await batch.commit();
    return character?.data.userId;
  });
  await removeCharacterRareItemRequests(params.id, params.characterId);
  await leaveChest(params.id, (party) => party.characterId === params.characterId, now);
  if (ownerId !== undefined) await removeCharacterTokens(params.id, ownerId, params.characterId);
  return null;
};
