import { campaigns } from "domain/documents/campaign";
import { requireAuthority } from "domain/table/campaign/authority";
import { mergeCampaigns } from "domain/table/campaign/campaignList";
import { decideSetVttStatus } from "domain/table/campaign/setVttStatus";
import { decideUpdateCampaignInfo } from "domain/table/campaign/updateCampaignInfo";
import { decideUpdateCampaignSettings } from "domain/table/campaign/updateCampaignSettings";
import { beginningOf } from "domain/table/evenings/evenings";
import { isSystemId } from "domain/values/systemIds";
import type { Handler } from "../http/handler";
import { removeCampaignContents } from "../store/campaignContents";
import { retryOnConflict } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { GuardedBatch } from "../store/guardedBatch";
import { campaignsPlayedBy, campaignsRunBy, joinRequestsOf } from "../store/queries";
import { beginningAfter } from "../table/beginningAfter";
import { readCampaign, requireCampaign } from "../table/readCampaign";
import { writeBeginning } from "../table/writeEvening";
import { readCampaignView } from "./readCampaignView";

export const getCampaign: Handler<"getCampaign"> = async ({ params, caller, now }) =>
  readCampaignView(await readCampaign(params), caller.uid, now);

/**
 * Reads the campaigns of one system that the caller runs or plays in, and the caller's pending join requests.
 */
export const listCampaigns: Handler<"listCampaigns"> = async ({ params: { system }, caller }) => {
  if (!isSystemId(system)) return [];
  const [run, played, pending] = await Promise.all([
    campaignsRunBy(caller.uid, system),
    campaignsPlayedBy(caller.uid, system),
    joinRequestsOf(caller.uid),
  ]);
  const joined = new Map([...run, ...played].map(({ id, data }) => [id, { ...data, id }]));
  const requests = pending.flatMap(({ data, parentId }) =>
    data.system === system && parentId !== undefined ? [{ ...data, campaignId: parentId }] : [],
  );
  return mergeCampaigns({ uid: caller.uid, listed: [], live: [...joined.values()], requests });
};

export const updateCampaignInfo: Handler<"updateCampaignInfo"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const { info, changed } = decideUpdateCampaignInfo(campaign.data, caller.uid, body);
    if (changed) {
      await new GuardedBatch().update(campaigns, [campaign.id], { ...info, updatedAt: now }).commit();
    }
    return info;
  });

/**
 * Guarded by the campaign's version: the MJ may start the VTT and turn it off in the settings at the same
 * moment, and then it must end up off.
 */
export const updateCampaignSettings: Handler<"updateCampaignSettings"> = async ({
  params,
  body,
  caller,
  now,
}) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const decided = decideUpdateCampaignSettings(campaign.data, caller.uid, body, now);
    await new GuardedBatch()
      .update(campaigns, [campaign.id], { ...decided, updatedAt: now }, campaign.version)
      .commit();
    return decided;
  });

export const setVttStatus: Handler<"setVttStatus"> = async ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const campaign = requireCampaign(params, await guarded.read(campaigns, params.id));
    const vttStatus = decideSetVttStatus(campaign.data, caller.uid, body, now);
    // Launching the VTT begins the evening; stopping it leaves that to the MJ.
    const begun =
      body.status === "online"
        ? beginningOf(campaign.data.evening, await beginningAfter(campaign), now)
        : undefined;
    if (begun !== undefined) await writeBeginning(guarded, campaign.id, begun);
    guarded.update(campaigns, [campaign.id], { vttStatus, ...begun?.campaign, updatedAt: now });
    return { vttStatus };
  }, caller.ahead);

/**
 * Deletes the campaign's document last, so that after a crash the MJ can repeat the call; and only at the
 * version that was read, so that no member can join in between. Presence that a client writes afterwards is
 * removed by the `campaignDeleted` trigger.
 */
export const deleteCampaign: Handler<"deleteCampaign"> = async ({ params, caller }) => {
  await retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    requireAuthority("deleteCampaign", caller.uid, campaign.data);
    await removeCampaignContents(campaign.id);
    await new GuardedBatch().delete(campaigns, [campaign.id], campaign.version).commit();
  });
  return null;
};
