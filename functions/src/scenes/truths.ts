import { truths } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { publicTruth, requirePlayers, requireRoomForTruth } from "domain/table/scene/truths";
import type { Handler } from "../http/handler";
import { deleteIfPresent } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { countOf } from "../store/queries";
import { truthsOf } from "../store/sceneQueries";
import { readCampaign } from "../table/readCampaign";
import { readSceneOfMj } from "./readScene";

/**
 * Counts and shows in one write, guarded by the campaign, so that nobody is shown anything who leaves meanwhile. The same
 * id again replaces what it showed.
 */
export const addTruth: Handler<"addTruth"> = async ({ params, body, caller, now }) => {
  const { id, sceneId } = params;
  const uids = [...new Set(body.uids)];
  await inGuardedBatch(async (guarded) => {
    const { campaign } = await readSceneOfMj(guarded, params, caller.uid);
    requirePlayers(campaign.data, uids);
    const truth = publicTruth(body.truth);
    const earlier = await Promise.all(uids.map((uid) => guarded.read(truths, id, uid, body.id)));
    const others = uids.filter((_, place) => earlier[place] === undefined);
    if (others.length > 0) {
      const counts = await guarded.counting(["campaigns", id], "truths", () =>
        Promise.all(others.map((uid) => countOf(truthsOf(id, uid)))),
      );
      for (const count of counts) requireRoomForTruth(count);
    }
    for (const uid of uids) {
      const shown = { truth, sceneId, uid, mjUid: caller.uid, createdAt: now };
      guarded.set(truths, [id, uid, body.id], shown);
    }
  });
  return null;
};

export const removeTruth: Handler<"removeTruth"> = async ({ params, query, caller }) => {
  const { id, data } = await readCampaign(params, caller);
  requireAuthority("prepareScenes", caller.uid, data);
  const uids = query.uid === undefined ? data.memberIds : [query.uid];
  await Promise.all(uids.map((uid) => deleteIfPresent(truths, id, uid, params.truthId)));
  return null;
};
