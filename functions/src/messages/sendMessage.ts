import type { CampaignDocument } from "domain/documents/campaign";
import { type MessageDocument, messages, whispers } from "domain/documents/message";
import { notifications } from "domain/documents/notification";
import { users } from "domain/documents/user";
import { whisperThreads } from "domain/documents/whisperThread";
import { isSameMessage, messageOf, requireMessageAllowed } from "domain/table/messages/sendMessage";
import {
  isBetweenEvenings,
  isWhisper,
  settledFor,
  threadChange,
  whisperNotice,
  whisperNoticeId,
} from "domain/table/messages/whisperThreads";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { readIfValid, type Stored } from "../store/firestore";
import { type GuardedBatch, oneMore } from "../store/guardedBatch";
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
  const stored = await createAtTable(
    kind,
    [campaign.id, body.requestId],
    message,
    (earlier) => isSameMessage(earlier, caller.uid, body),
    await threadBeside(campaign, message),
  );
  if (stored === undefined) throw new AppError("message-already-sent");
  return { id: body.requestId, ...stored };
};

type Beside = (batch: GuardedBatch) => GuardedBatch;

const asBefore: Beside = (batch) => batch;

const counted = (change: "one more" | 0) => (change === 0 ? 0 : oneMore());

/**
 * What a whisper writes beside itself: who waits now, and the bell of whoever did not write it; its author has read theirs.
 * At an open table it is read there, and answers what waited since before.
 */
async function threadBeside(
  { id, data }: Stored<CampaignDocument>,
  message: MessageDocument,
): Promise<Beside> {
  if (!isWhisper(message)) return asBefore;
  const { uid, playerUid } = message;
  const thread: [string, string] = [id, playerUid];
  const found = readIfValid(whisperThreads, ...thread);
  if (!isBetweenEvenings(data)) {
    const before = (await found)?.data;
    const settled = before && settledFor(uid, before);
    if (settled === undefined) return asBefore;
    const readBell = await bellRead(uid, id, playerUid);
    return (batch) => readBell(batch.update(whisperThreads, thread, settled));
  }
  const [earlier, readBell] = await Promise.all([found, bellRead(uid, id, playerUid)]);
  const before = earlier?.data;
  const { waiting, unread, ...change } = threadChange(message);
  const { recipientUid, notification } = whisperNotice(id, data, message, before);
  return (batch) =>
    readBell(batch)
      .merge(whisperThreads, thread, { ...change, waiting: counted(waiting), unread: counted(unread) })
      .requirePresent(users, [recipientUid])
      .set(notifications, [recipientUid, whisperNoticeId(id, playerUid)], notification);
}

/** Marks the author's own entry read, if there is one: whoever answers there goes on writing there. */
async function bellRead(uid: string, campaignId: string, playerUid: string): Promise<Beside> {
  const entry: [string, string] = [uid, whisperNoticeId(campaignId, playerUid)];
  const bell = (await readIfValid(notifications, ...entry))?.data;
  if (bell === undefined || bell.read) return asBefore;
  return (batch) => batch.set(notifications, entry, { ...bell, read: true });
}
