import { characters } from "domain/documents/character";
import { mjRolls, rolls } from "domain/documents/roll";
import { AppError } from "domain/errors";
import { isSameRoll, requireRollAllowed, rollTableDice, tableRoll } from "domain/rolls/tableRoll";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readMember } from "../members/readMember";
import { createOnce } from "../store/createOnce";
import { readDocument } from "../store/firestore";
import { cryptoSource } from "./cryptoSource";

/** The request's id is the roll's: a request that is sent twice rolls once. Throws `roll-already-made`. */
export const rollForTable: Handler<"rollForTable"> = async ({ params, body, caller, now }) => {
  const [campaign, character, member] = await Promise.all([
    readCampaign(params, caller),
    body.characterId === undefined ? undefined : readDocument(characters, body.characterId),
    readMember(caller),
  ]);
  requireRollAllowed(campaign.id, campaign.data, caller.uid, body, character?.data);
  const who = { uid: caller.uid, name: member.name };
  const thrown = rollTableDice(campaign.data.system, body.roll, cryptoSource);
  const roll = tableRoll(who, character, body, thrown, now);
  const kind = body.audience === "mj" ? mjRolls : rolls;
  const stored = await createOnce(kind, [campaign.id, body.requestId], roll, (earlier) =>
    isSameRoll(earlier, caller.uid, body),
  );
  if (stored === undefined) throw new AppError("roll-already-made");
  return { id: body.requestId, ...stored };
};
