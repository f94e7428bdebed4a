import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { playStates } from "domain/documents/play";
import { decideLinkCharacter } from "domain/table/campaign/linkCharacter";
import { decideGrantLevel } from "domain/table/characters/levelGrant";
import { levelGrantedNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import { characterView } from "../characters/characterView";
import { offTableDice } from "../forge/offTableDice";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { GuardedBatch } from "../store/guardedBatch";
import { readPlayState } from "../table/playStates";
import { readCampaign, requireCampaign } from "../table/readCampaign";
import { stampCampaign } from "../table/stampCampaign";

/** What another table granted, and what was shared with it. */
const OF_ANOTHER_TABLE = { grantedLevel: undefined, storyShared: undefined };

/** Also updates the campaign's `updatedAt`, so that open pages load its characters again. */
export const linkCharacter: Handler<"linkCharacter"> = async ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const [found, character, played] = await Promise.all([
      guarded.read(campaigns, params.id),
      guarded.read(characters, body.characterId),
      guarded.look(playStates, body.characterId),
    ]);
    const campaign = requireCampaign(params, found);
    const decision = decideLinkCharacter(campaign.id, campaign.data, caller.uid, character?.data);
    if (character === undefined) throw new AppError("character-not-found");
    const changes = {
      ...{ campaignId: campaign.id, offTableDice: await offTableDice(campaign, character.data) },
      ...(decision === "linked" && OF_ANOTHER_TABLE),
    };
    if (decision === "linked") {
      (await stampCampaign(guarded, campaign, caller.uid))(now);
      guarded.update(characters, [character.id], changes);
      // What another table saw, or its owner alone, is not for this one.
      if (played?.data.latest !== undefined)
        guarded.update(playStates, [character.id], { latest: undefined });
    }
    const data = { ...character.data, ...changes };
    const state = await readPlayState(character, now);
    return { character: characterView({ ...character, data }, campaign.data.name, state) };
  });

/**
 * Not a version of the character: a Forge that is open on it saves all the same. Its player is told in the same batch
 * (docs/decisions/notifications.md); a level that is taken back takes that with it.
 */
export const grantLevel: Handler<"grantLevel"> = async ({ params, body, caller, now }) => {
  await retryOnConflict(async () => {
    const [campaign, character] = await Promise.all([
      readCampaign(params),
      readDocument(characters, params.characterId),
    ]);
    const changes = decideGrantLevel(campaign.id, campaign.data, caller.uid, character?.data, body.level);
    if (changes === "settled" || character === undefined) return;
    const batch = new GuardedBatch()
      .update(characters, [character.id], changes, character.version)
      .requireUnchanged(campaigns, [campaign.id], campaign.version);
    const told: [string, string] = [character.data.userId, `level-${character.id}`];
    if (changes.grantedLevel === undefined || character.data.userId === caller.uid) {
      batch.delete(notifications, told);
    } else {
      const subject = { ...character.data, id: character.id };
      const notice = levelGrantedNotice(campaign.id, campaign.data, subject, changes.grantedLevel, now);
      batch.set(notifications, told, notice.notification);
    }
    await batch.commit();
  });
  return null;
};
