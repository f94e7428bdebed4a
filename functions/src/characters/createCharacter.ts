import { decideCreateCharacter } from "domain/character/createCharacter";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { forgeRolls } from "domain/documents/forgeRolls";
import { playStates } from "domain/documents/play";
import { AppError } from "domain/errors";
import { requireTableDice } from "domain/forge/requireTableDice";
import { isSystemId } from "domain/systems/systemIds";
import type { Handler } from "../http/handler";
import { firstStateOf, readPlayState } from "../play/playStates";
import { idOfRequest } from "../store/idOfRequest";
import { inTransaction } from "../store/transaction";
import { characterView } from "./characterView";
import { readOwnership } from "./readOwnership";

/**
 * Counts and creates in one transaction: two tabs cannot both create the last character of a quota, and a
 * request that is sent twice creates one character.
 */
export const createCharacter: Handler<"createCharacter"> = async ({
  params: { system },
  body: { requestId, ...body },
  caller,
  now,
}) => {
  const id = idOfRequest(caller.uid, requestId);
  return inTransaction(async (transaction) => {
    if (!isSystemId(system)) throw new AppError("unknown-system");
    const { campaignId } = body;
    const [earlier, ownership, campaign] = await Promise.all([
      transaction.read(characters, id),
      readOwnership(transaction, caller.uid),
      campaignId === undefined ? undefined : transaction.read(campaigns, campaignId),
    ]);
    if (earlier !== undefined) {
      return characterView(earlier, campaign?.data.name, await readPlayState(earlier, now));
    }
    const draft = { ...body, system };
    const character = decideCreateCharacter(caller.uid, draft, ownership, campaign?.data, now);
    if (campaign !== undefined) {
      const rolls = await transaction.read(forgeRolls, campaign.id, caller.uid);
      requireTableDice(campaign.data.settings, draft, rolls?.data);
    }
    const state = await firstStateOf(character, now);
    transaction.create(characters, [id], character).create(playStates, [id], state);
    if (campaign !== undefined) transaction.update(campaigns, [campaign.id], { updatedAt: now });
    return characterView({ id, data: character }, campaign?.data.name, state);
  });
};
