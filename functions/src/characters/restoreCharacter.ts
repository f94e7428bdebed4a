import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { decideRestoreCharacter } from "domain/table/characters/restoreCharacter";
import { AppError } from "domain/values/errors";
import { stampCampaign } from "../campaigns/stampCampaign";
import type { Handler } from "../http/handler";
import { readPlayState } from "../play/playStates";
import { inGuardedBatch } from "../store/guarded";
import { characterView } from "./characterView";
import { readOwnership } from "./readOwnership";

/** Counts and restores in one guarded write, as `createCharacter` does. */
export const restoreCharacter: Handler<"restoreCharacter"> = async ({
  params: { system, id },
  caller,
  now,
}) => {
  const restored = await inGuardedBatch(async (guarded) => {
    const character = await guarded.read(characters, id);
    if (character?.data.system !== system) throw new AppError("character-not-found");
    const campaignId = character.data.campaignId ?? character.data.formerCampaignId;
    const [ownership, campaign] = await Promise.all([
      readOwnership(guarded, caller.uid),
      campaignId === undefined ? undefined : guarded.read(campaigns, campaignId),
    ]);
    const changes = decideRestoreCharacter(caller.uid, character.data, campaign?.data, ownership, now);
    if (changes === undefined) return { character, campaignName: campaign?.data.name };
    const isBack = changes.campaignId !== undefined && campaign !== undefined;
    if (isBack) (await stampCampaign(guarded, campaign, caller.uid))(now);
    guarded.update(characters, [id], changes);
    const data = { ...character.data, ...changes };
    return { character: { id, data }, campaignName: campaign?.data.name };
  });
  const { character, campaignName } = restored;
  return characterView(character, campaignName, await readPlayState(character, now));
};
