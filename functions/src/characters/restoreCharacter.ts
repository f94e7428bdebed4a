import { decideRestoreCharacter } from "domain/character/restoreCharacter";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { readPlayState } from "../play/playStates";
import { inTransaction } from "../store/transaction";
import { characterView } from "./characterView";
import { readOwnership } from "./readOwnership";

/** Counts and restores in one transaction, as `createCharacter` does. */
export const restoreCharacter: Handler<"restoreCharacter"> = async ({
  params: { system, id },
  caller,
  now,
}) => {
  const restored = await inTransaction(async (transaction) => {
    const character = await transaction.read(characters, id);
    if (character?.data.system !== system) throw new AppError("character-not-found");
    const campaignId = character.data.campaignId ?? character.data.formerCampaignId;
    const [ownership, campaign] = await Promise.all([
      readOwnership(transaction, caller.uid),
      campaignId === undefined ? undefined : transaction.read(campaigns, campaignId),
    ]);
    const changes = decideRestoreCharacter(caller.uid, character.data, campaign?.data, ownership, now);
    if (changes === undefined) return { character, campaignName: campaign?.data.name };
    transaction.update(characters, [id], changes);
    const isBack = changes.campaignId !== undefined && campaign !== undefined;
    if (isBack) transaction.update(campaigns, [campaign.id], { updatedAt: now });
    const data = { ...character.data, ...changes };
    return { character: { id, data }, campaignName: campaign?.data.name };
  });
  const { character, campaignName } = restored;
  return characterView(character, campaignName, await readPlayState(character, now));
};
