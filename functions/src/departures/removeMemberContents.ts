import { campaigns } from "domain/documents/campaign";
import { evenings } from "domain/documents/evening";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { users } from "domain/documents/user";
import { forgetInviteUser, NOBODY } from "domain/members/invitations/forgetInviteUser";
import { leaveAsks } from "../asks/asks";
import { requestIdOf } from "../invitations/requestId";
import { deleteAuthAccount } from "../store/accounts";
import { removeCampaignContents } from "../store/campaignContents";
import { deleteIfPresent, readIfValid, retryOnConflict } from "../store/firestore";
import { GuardedBatch, inBatches, withoutMember } from "../store/guardedBatch";
import { missingDocuments } from "../store/missingDocuments";
import { removeOwnDocuments } from "../store/personalData";
import {
  campaignRefsPlayedBy,
  campaignRefsRunBy,
  decidedInviteRequestRefs,
  departureRefsOf,
  eveningRefsWith,
  everyAskRefFor,
  invitesForRequest,
  invitesUsedBy,
} from "../store/queries";
import { forgetSessions } from "../store/sessions";
import { removeMember } from "./removeMember";

/**
 * Removes the documents of a member whose own document is deleted, from which moment they can create no new
 * ones. Can be repeated: the trigger completes it after a crash. Removes nothing of a member who exists, not
 * even of one who registered again with the same account.
 */
export async function removeMemberContents(uid: string, email: string, now: number): Promise<void> {
  const [missing] = await missingDocuments(users, [uid]);
  if (missing === undefined) return;
  await Promise.all([deleteAuthAccount(uid), forgetSessions(uid)]);
  await removeCampaignsOf(uid);
  await leaveCampaigns(uid, now);
  await forgetDepartures(uid);
  await forgetEvenings(uid);
  await Promise.all([
    removeOwnDocuments(uid),
    leaveAsks(uid, () => everyAskRefFor(uid)),
    removeFromInvites(uid, email),
    removeFromRequests(uid),
  ]);
}

/** The trigger on the campaign notifies its players. */
async function removeCampaignsOf(uid: string): Promise<void> {
  for (const { id } of await campaignRefsRunBy(uid)) {
    await removeCampaignContents(id);
    await deleteIfPresent(campaigns, id);
  }
}

async function leaveCampaigns(uid: string, now: number): Promise<void> {
  for (const { id } of await campaignRefsPlayedBy(uid)) {
    await retryOnConflict(async () => {
      const campaign = await readIfValid(campaigns, id);
      if (campaign === undefined) return leaveUnreadCampaign(id, uid);
      if (!campaign.data.memberIds.includes(uid)) return;
      const remaining = campaign.data.memberIds.filter((member) => member !== uid);
      await removeMember(campaign, { uid, by: undefined, remaining }, now);
    });
  }
}

/** An invalid campaign must not keep the uid of a deleted member; nothing else of it changes. */
async function leaveUnreadCampaign(id: string, uid: string): Promise<void> {
  const [missing] = await missingDocuments(campaigns, [id]);
  if (missing !== undefined) return;
  await new GuardedBatch().update(campaigns, [id], { memberIds: withoutMember(uid) }).commit();
}

/** Campaigns that they left before, or that they were removed from at this moment. */
async function forgetDepartures(uid: string): Promise<void> {
  for (const { id } of await departureRefsOf(uid)) {
    await new GuardedBatch().update(campaigns, [id], { departure: undefined }).commit();
  }
}

/** Who was there on an evening is told without them. */
async function forgetEvenings(uid: string): Promise<void> {
  const attended = await eveningRefsWith(uid);
  await inBatches(attended, (batch, { id, parentId = "" }) =>
    batch.update(evenings, [parentId, id], { present: withoutMember(uid) }),
  );
}

/**
 * Also deletes their invitation requests: the one of their address, and the one that their code was made for.
 */
async function removeFromInvites(uid: string, email: string): Promise<void> {
  const ownRequest = requestIdOf(email);
  const [used, made] = await Promise.all([invitesUsedBy(uid), invitesForRequest(ownRequest)]);
  const codes = new Map([...used, ...made].map((code) => [code.id, code]));
  await inBatches([...codes.values()], (batch, { id, data }) => {
    batch.update(invites, [id], forgetInviteUser(data, uid, email));
    if (data.requestId !== undefined) batch.delete(inviteRequests, [data.requestId]);
  });
  await deleteIfPresent(inviteRequests, ownRequest);
}

async function removeFromRequests(uid: string): Promise<void> {
  await inBatches(await decidedInviteRequestRefs(uid), (batch, { id }) => {
    batch.update(inviteRequests, [id], { processedBy: NOBODY });
  });
}
