import { requireAuthority } from "domain/table/campaign/authority";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { eraseDrawings } from "../store/sceneContents";

export const clearDrawings: Handler<"clearDrawings"> = async ({ params, caller }) => {
  const { id, data } = await readCampaign(params, caller);
  requireAuthority("prepareScenes", caller.uid, data);
  await eraseDrawings(id);
  return null;
};
