import { campaigns } from "domain/documents/campaign";
import { notifications } from "domain/documents/notification";
import { whisperThreads } from "domain/documents/whisperThread";
import { decideSettleThread, whisperNoticeId } from "domain/table/messages/whisperThreads";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { requireCampaign } from "../table/readCampaign";

/** Guarded by the thread: a message that comes at the same moment waits still. */
export const settleWhispers: Handler<"settleWhispers"> = ({ params: { system, id }, body, caller }) =>
  inGuardedBatch(async (guarded) => {
    const { playerUid } = body;
    const entry: [string, string] = [caller.uid, whisperNoticeId(id, playerUid)];
    const [found, thread, bell] = await Promise.all([
      guarded.look(campaigns, id),
      guarded.look(whisperThreads, id, playerUid),
      guarded.look(notifications, ...entry),
    ]);
    const campaign = requireCampaign({ system }, found);
    const settled = decideSettleThread(campaign.data, caller.uid, body, thread?.data);
    if (settled === undefined) return null;
    guarded.update(whisperThreads, [id, playerUid], settled);
    if (bell?.data.read === false) guarded.update(notifications, entry, { read: true });
    return null;
  });
