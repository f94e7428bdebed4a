import { messages, whispers } from "domain/documents/message";
import { isSameMessage, messageOf, requireMessageAllowed } from "domain/table/messages/sendMessage";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { createAtTable } from "../table/createAtTable";
import { readCampaign } from "../table/readCampaign";
import { readMember } from "../table/readMember";

/**
 * The request's id is the message's: a request that is sent twice stores one message. Throws
 * `message-already-sent`.
 */
export const sendMessage: Handler<"sendMessage"> = async ({ params, body, caller, now }) => {
  const [campaign, member] = await Promise.all([readCampaign(params, caller), readMember(caller)]);
  requireMessageAllowed(campaign.data, caller.uid, body);
  const message = messageOf({ uid: caller.uid, name: member.name }, body, now);
  const kind = body.playerUid === undefined ? messages : whispers;
  const stored = await createAtTable(kind, [campaign.id, body.requestId], message, (earlier) =>
    isSameMessage(earlier, caller.uid, body),
  );
  if (stored === undefined) throw new AppError("message-already-sent");
  return { id: body.requestId, ...stored };
};
