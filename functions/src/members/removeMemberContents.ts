import { campaigns } from "domain/documents/campaign";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { users } from "domain/documents/user";
import { forgetInviteUser, NOBODY } from "domain/invitations/forgetInviteUser";
import { removeMember } from "../campaigns/removeMember";
import { requestIdOf } from "../invitations/requestId";
import { deleteAccount } from "../store/accounts";
import { removeCampaignContents } from "../store/campaignContents";
import {
  deleteIfPresent,
  inBatches,
  missingDocuments,
  readDocument,
  retryOnConflict,
} from "../store/firestore";
import { removeOwnDocuments } from "../store/personalData";
import {
  campaignRefsPlayedBy,
  campaignRefsRunBy,
  decidedInviteRequestRefs,
  invitesForRequest,
  invitesUsedBy,
} from "../store/queries";

/**
 * Removes all that hangs on a member whose document is gone: nothing new can be made in their name from then on. Does
 * what is left to do when repeated, by the trigger if a crash came in between. A member is never touched, not even one
 * who registered again with the same account.
 */
export async function removeMemberContents(uid: string, email: string, now: number): Promise<void> {
  const [gone] = await missingDocuments(users, [uid]);
  if (gone === undefined) return;
  await deleteAccount(uid);
  await removeCampaignsOf(uid);
  await leaveCampaigns(uid, now);
  await Promise.all([removeOwnDocuments(uid), forgetInInvites(uid, email), forgetInRequests(uid)]);
}

/** Their players are told by the trigger on the campaign. */
async function removeCampaignsOf(uid: string): Promise<void> {
  for (const { id } of await campaignRefsRunBy(uid)) {
    await removeCampaignContents(id);
    await deleteIfPresent(campaigns, id);
  }
}

async function leaveCampaigns(uid: string, now: number): Promise<void> {
  for (const { id } of await campaignRefsPlayedBy(uid)) {
    await retryOnConflict(async () => {
      const campaign = await readDocument(campaigns, id);
      if (!campaign?.data.memberIds.includes(uid)) return;
      const remaining = campaign.data.memberIds.filter((member) => member !== uid);
      await removeMember(campaign, { uid, by: uid, remaining }, now);
    });
  }
}

/** Their request for an invitation goes too: the one of their address, and the one that the code they used was made for. */
async function forgetInInvites(uid: string, email: string): Promise<void> {
  const ownRequest = requestIdOf(email);
  const [used, made] = await Promise.all([invitesUsedBy(uid), invitesForRequest(ownRequest)]);
  const codes = new Map([...used, ...made].map((code) => [code.id, code]));
  await inBatches([...codes.values()], (batch, { id, data }) => {
    batch.update(invites, [id], forgetInviteUser(data, uid, email));
    if (data.requestId !== undefined) batch.delete(inviteRequests, [data.requestId]);
  });
  await deleteIfPresent(inviteRequests, ownRequest);
}

async function forgetInRequests(uid: string): Promise<void> {
  await inBatches(await decidedInviteRequestRefs(uid), (batch, { id }) => {
    batch.update(inviteRequests, [id], { processedBy: NOBODY });
  });
}
