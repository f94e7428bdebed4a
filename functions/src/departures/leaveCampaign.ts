import { presence } from "domain/documents/presence";
import { decideLeaveCampaign } from "domain/table/campaign/leaveCampaign";
import { decideRemovePlayer } from "domain/table/campaign/removePlayer";
import { presenceId } from "domain/table/presence/heartbeats";
import { decideDeparture } from "domain/table/presence/leavePresence";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readCampaign } from "../table/readCampaign";
import { removeMember } from "./removeMember";

export const leaveCampaign: Handler<"leaveCampaign"> = async ({ params, caller, now }) => {
  await retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const remaining = decideLeaveCampaign(campaign.data, caller.uid);
    await removeMember(campaign, { uid: caller.uid, by: caller.uid, remaining }, now);
  });
  return null;
};

export const removePlayer: Handler<"removePlayer"> = async ({ params, caller, now }) => {
  await retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const remaining = decideRemovePlayer(campaign.data, caller.uid, params.playerId);
    await removeMember(campaign, { uid: params.playerId, by: caller.uid, remaining }, now);
  });
  return null;
};

/**
 * Changes presence of the caller's own device only, so the campaign is not read. The heartbeat stays: the rules take
 * from it when the next one may come. Repeating it, or a campaign that is gone, is no error.
 */
export const leavePresence: Handler<"leavePresence"> = async ({ params, body, caller }) => {
  const ids: [string, string] = [params.id, presenceId(caller.uid, body.deviceId)];
  await retryOnConflict(async () => {
    const heartbeat = await readDocument(presence, ...ids);
    const departure = heartbeat && decideDeparture(heartbeat.data, body);
    if (departure === undefined) return;
    await new GuardedBatch().update(presence, ids, { departure }, heartbeat?.version).commit();
  });
  return null;
};
