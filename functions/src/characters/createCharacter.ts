import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { forgeRolls } from "domain/documents/forgeRolls";
import { playStates } from "domain/documents/play";
import { decideCreateCharacter } from "domain/table/characters/createCharacter";
import { requireTableDice } from "domain/table/forge/requireTableDice";
import { AppError } from "domain/values/errors";
import { isSystemId } from "domain/values/systemIds";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { firstStateOf, readPlayState } from "../table/playStates";
import { stampCampaign } from "../table/stampCampaign";
import { characterView } from "./characterView";
import { readOwnership } from "./readCharacter";

/**
 * Counts and creates in one guarded write: two tabs cannot both create the last character of a quota, and a request that
 * is sent twice creates one character.
 */
export const createCharacter: Handler<"createCharacter"> = async ({
  params: { system },
  body: { requestId, ...body },
  caller,
  now,
}) => {
  const id = idOfRequest(caller.uid, requestId);
  return inGuardedBatch(async (guarded) => {
    if (!isSystemId(system)) throw new AppError("unknown-system");
    const { campaignId } = body;
    const [earlier, ownership, campaign] = await Promise.all([
      guarded.read(characters, id),
      readOwnership(guarded, caller.uid),
      campaignId === undefined ? undefined : guarded.read(campaigns, campaignId),
    ]);
    if (earlier !== undefined) {
      // The one that it sits at, whatever the repeated request names.
      const { campaignId: seatedAt } = earlier.data;
      const seat = seatedAt === undefined ? undefined : await guarded.look(campaigns, seatedAt);
      return characterView(earlier, seat?.data.name, await readPlayState(earlier, now));
    }
    const draft = { ...body, system };
    const character = decideCreateCharacter(caller.uid, draft, ownership, campaign?.data, now);
    if (campaign !== undefined) {
      const rolls = await guarded.read(forgeRolls, campaign.id, caller.uid);
      requireTableDice(campaign.data.settings, draft, rolls?.data);
    }
    const stamp = campaign && (await stampCampaign(guarded, campaign, caller.uid));
    const state = await firstStateOf(character, now);
    guarded.create(characters, [id], character).create(playStates, [id], state);
    stamp?.(now);
    return characterView({ id, data: character }, campaign?.data.name, state);
  });
};
