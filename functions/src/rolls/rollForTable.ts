import { characters } from "domain/documents/character";
import { mjRolls, type RollDocument, rolls } from "domain/documents/roll";
import { AppError } from "domain/errors";
import { isAnswerTo, requireRollAllowed, tableRoll, throwForTable } from "domain/rolls/tableRoll";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { readMember } from "../members/readMember";
import { GuardedBatch, isAlreadyThere, readDocument } from "../store/firestore";
import { cryptoSource } from "./cryptoSource";

/**
 * The request's own id is the roll's, and a roll is only ever created: a request that is sent again, or that races
 * itself, answers with the one roll it made.
 */
export const rollForTable: Handler<"rollForTable"> = async ({ params, body, caller, now }) => {
  await limitRate("rollForTable", caller.uid, now);
  const [campaign, character, member] = await Promise.all([
    readCampaign(params),
    body.characterId === undefined ? undefined : readDocument(characters, body.characterId),
    readMember(caller.uid),
  ]);
  requireRollAllowed(campaign.id, campaign.data, caller.uid, body, character?.data);
  const who = { uid: caller.uid, name: member.name };
  const thrown = throwForTable(campaign.data.system, body.roll, cryptoSource);
  const roll = tableRoll(who, character, body, thrown, now);
  const kind = body.audience === "mj" ? mjRolls : rolls;
  const ids: [string, string] = [campaign.id, body.requestId];
  try {
    await new GuardedBatch().create(kind, ids, roll).commit();
    return viewOf(body.requestId, roll);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const earlier = await readDocument(kind, ...ids);
    if (earlier === undefined || !isAnswerTo(earlier.data, caller.uid, body)) {
      throw new AppError("roll-already-made");
    }
    return viewOf(earlier.id, earlier.data);
  }
};

const viewOf = (id: string, roll: RollDocument) => ({ id, ...roll });
