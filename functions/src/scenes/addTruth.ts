import { truths } from "domain/documents/scene";
import { publicTruth, requirePlayers, requireRoomForTruth } from "domain/scene/truths";
import type { Handler } from "../http/handler";
import { truthsOf } from "../store/sceneQueries";
import { inTransaction } from "../store/transaction";
import { readSceneOfMj } from "./readScene";

/**
 * Counts and shows in one transaction with the campaign, so that nobody is shown anything who leaves meanwhile. The same
 * id again replaces what it showed.
 */
export const addTruth: Handler<"addTruth"> = async ({ params, body, caller, now }) => {
  const { id, sceneId } = params;
  const uids = [...new Set(body.uids)];
  await inTransaction(async (transaction) => {
    const { campaign } = await readSceneOfMj(transaction, params, caller.uid);
    requirePlayers(campaign.data, uids);
    const truth = publicTruth(body.truth);
    const known = await Promise.all(
      uids.map((uid) =>
        Promise.all([transaction.read(truths, id, uid, body.id), transaction.count(truthsOf(id, uid))]),
      ),
    );
    for (const [earlier, count] of known) if (earlier === undefined) requireRoomForTruth(count);
    for (const uid of uids) {
      const shown = { truth, sceneId, uid, mjUid: caller.uid, createdAt: now };
      transaction.set(truths, [id, uid, body.id], shown);
    }
  });
  return null;
};
