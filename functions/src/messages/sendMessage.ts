import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { AppError } from "domain/errors";
import { isSameMessage, messageOf, requireMessageAllowed } from "domain/messages/sendMessage";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { readMember } from "../members/readMember";
import { GuardedBatch, isAlreadyThere, readDocument } from "../store/firestore";

/** A message is only ever created, under its request's own id: sent again, it answers with what it said. */
export const sendMessage: Handler<"sendMessage"> = async ({ params, body, caller, now }) => {
  await limitRate("sendMessage", caller.uid, now);
  const [campaign, member] = await Promise.all([readCampaign(params), readMember(caller.uid)]);
  requireMessageAllowed(campaign.data, caller.uid, body);
  const message = messageOf({ uid: caller.uid, name: member.name }, body, now);
  const kind = body.playerUid === undefined ? messages : whispers;
  const ids: [string, string] = [campaign.id, body.requestId];
  try {
    await new GuardedBatch().create(kind, ids, message).commit();
    return viewOf(body.requestId, message);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const earlier = await readDocument(kind, ...ids);
    if (earlier === undefined || !isSameMessage(earlier.data, caller.uid, body)) {
      throw new AppError("message-already-sent");
    }
    return viewOf(earlier.id, earlier.data);
  }
};

const viewOf = (id: string, message: MessageDocument) => ({ id, ...message });
