import { truths } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { deleteIfPresent } from "../store/firestore";

export const removeTruth: Handler<"removeTruth"> = async ({ params, query, caller }) => {
  const { id, data } = await readCampaign(params, caller);
  requireAuthority("prepareScenes", caller.uid, data);
  const uids = query.uid === undefined ? data.memberIds : [query.uid];
  await Promise.all(uids.map((uid) => deleteIfPresent(truths, id, uid, params.truthId)));
  return null;
};
