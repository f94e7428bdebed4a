import { decideRemovePlayer } from "domain/table/campaign/removePlayer";
import type { Handler } from "../http/handler";
import { retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";
import { removeMember } from "./removeMember";

export const removePlayer: Handler<"removePlayer"> = async ({ params, caller, now }) => {
  await retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const remaining = decideRemovePlayer(campaign.data, caller.uid, params.playerId);
    await removeMember(campaign, { uid: params.playerId, by: caller.uid, remaining }, now);
  });
  return null;
};
