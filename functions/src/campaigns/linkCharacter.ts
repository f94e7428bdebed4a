import { decideLinkCharacter } from "domain/campaign/linkCharacter";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { AppError } from "domain/errors";
import { characterView } from "../characters/characterView";
import { offTableDice } from "../forge/offTableDice";
import type { Handler } from "../http/handler";
import { readPlayState } from "../play/playStates";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

/** Also updates the campaign's `updatedAt`, so that open pages load its characters again. */
export const linkCharacter: Handler<"linkCharacter"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const [campaign, character] = await Promise.all([
      readCampaign(params),
      readDocument(characters, body.characterId),
    ]);
    const decision = decideLinkCharacter(campaign.id, campaign.data, caller.uid, character?.data);
    if (character === undefined) throw new AppError("character-not-found");
    const changes = { campaignId: campaign.id, offTableDice: await offTableDice(campaign, character.data) };
    if (decision === "linked") {
      await new GuardedBatch()
        .update(characters, [character.id], changes, character.version)
        .update(campaigns, [campaign.id], { updatedAt: now }, campaign.version)
        .commit();
    }
    const data = { ...character.data, ...changes };
    const state = await readPlayState(character, now);
    return { character: characterView({ ...character, data }, campaign.data.name, state) };
  });
